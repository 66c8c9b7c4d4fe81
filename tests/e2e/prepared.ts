import { prepareHouses } from './house.ts';

/** To make the demo data takes longer than most files of tests: each of them begins with a copy. */
export default prepareHouses;
