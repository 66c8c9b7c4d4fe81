import lower from '../texts/lower-es.ts';
import rest from '../texts/rest-es.ts';
import upper from '../texts/upper-es.ts';
import { toldIn } from '../told.ts';

export default toldIn(lower, upper, rest);
