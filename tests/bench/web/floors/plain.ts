import { mealNames } from './rows.ts';

const rows = (await mealNames()).map((name) => Object.assign(document.createElement('li'), { textContent: name }));
document.getElementById('root')?.append(...rows);
