import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { mealNames } from './rows.ts';

function Meals() {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => void mealNames().then(setNames), []);
  // oxlint-disable-next-line react/no-array-index-key -- the list never changes
  return names.map((name, place) => <li key={place}>{name}</li>);
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Meals />);
