import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { LineChart } from '#src/ui/chart/line-chart.tsx';

const POINTS = 10_000;

const pointsOf = (drawn: number) =>
  Array.from({ length: POINTS }, (_, at) => ({
    label: `Day ${at}`,
    value: 70 + Math.sin((at + drawn) / 30) * 3 + (at % 7) / 10,
    at,
  }));

function Chart() {
  const [drawn, setDrawn] = useState(0);
  const [points, setPoints] = useState(() => pointsOf(0));
  const [next, setNext] = useState(() => pointsOf(1));
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setPoints(next);
          setDrawn(drawn + 1);
          // What is drawn with the next press is made beforehand: it is the chart that is measured.
          setTimeout(() => setNext(pointsOf(drawn + 2)));
        }}
      >
        Draw
      </button>
      <main>
        <LineChart
          label="Weight"
          heads={['Day', 'Weight']}
          points={points}
          readings={points}
          format={(value) => `${value.toFixed(1)} kg`}
        />
      </main>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Chart />);
