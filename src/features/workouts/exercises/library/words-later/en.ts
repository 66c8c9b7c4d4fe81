import lower from '../texts/lower-en.ts';
import rest from '../texts/rest-en.ts';
import upper from '../texts/upper-en.ts';
import { toldIn } from '../told.ts';

export default toldIn(lower, upper, rest);
