import lower from '../texts/lower-de.ts';
import rest from '../texts/rest-de.ts';
import upper from '../texts/upper-de.ts';
import { toldIn } from '../told.ts';

export default toldIn(lower, upper, rest);
