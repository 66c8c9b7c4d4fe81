import lower from '../texts/lower-fr.ts';
import rest from '../texts/rest-fr.ts';
import upper from '../texts/upper-fr.ts';
import { toldIn } from '../told.ts';

export default toldIn(lower, upper, rest);
