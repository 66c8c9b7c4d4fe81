// Words as `wordsOf` makes them: small, without marks. All languages at once, because people mix them.

const listed = (words: string): string[] => words.split(' ');

const valuesOf = (words: Readonly<Record<number, string>>): [string, number][] =>
  Object.entries(words).flatMap(([value, each]) => listed(each).map((word): [string, number] => [word, Number(value)]));

const GERMAN_ONES = listed('ein zwei drei vier funf sechs sieben acht neun');
const GERMAN_TENS = listed('zwanzig dreißig vierzig funfzig sechzig siebzig achtzig neunzig');
const BEFORE_TENS = ['', ...GERMAN_ONES.map((one) => `${one}und`)];

/** "Fünfundzwanzig" and "zweihundertfünfzig" are one word. */
const GERMAN_BELOW_HUNDRED = GERMAN_TENS.flatMap((ten, tens) =>
  BEFORE_TENS.map((before, ones): [string, number] => [before + ten, (tens + 2) * 10 + ones]),
);
const GERMAN_AFTER_HUNDRED: [string, number][] = [['', 0], ...GERMAN_BELOW_HUNDRED];
const GERMAN_HUNDREDS = GERMAN_ONES.flatMap((one, nth) =>
  GERMAN_AFTER_HUNDRED.map(([rest, more]): [string, number] => [`${one}hundert${rest}`, (nth + 1) * 100 + more]),
);

/** None for nothing: "coke zero" is a drink. */
export const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...valuesOf({
    1: 'a an one wan un une uno una ein eine einen einem einer eins kan otu daya',
    2: 'two deux zwei dos meji abuo biyu',
    3: 'three trois drei tres meta ato uku',
    4: 'four quatre vier cuatro merin ano hudu',
    5: 'five cinq funf fuenf cinco marun ise biyar',
    6: 'six sechs seis mefa isii shida',
    7: 'seven sept sieben siete meje asaa bakwai',
    8: 'eight huit acht ocho mejo asato takwas',
    9: 'nine neuf neun nueve mesan tara',
    10: 'ten dix zehn diez mewa iri goma',
    11: 'eleven onze elf once',
    12: 'twelve douze zwolf doce',
    13: 'thirteen treize dreizehn trece',
    14: 'fourteen quatorze vierzehn catorce',
    15: 'fifteen quinze funfzehn quince',
    16: 'sixteen seize sechzehn dieciseis',
    17: 'seventeen siebzehn diecisiete',
    18: 'eighteen achtzehn dieciocho',
    19: 'nineteen neunzehn diecinueve',
    20: 'twenty vingt vingts veinte',
    21: 'veintiun veintiuno veintiuna',
    22: 'veintidos',
    23: 'veintitres',
    24: 'veinticuatro',
    25: 'veinticinco',
    26: 'veintiseis',
    27: 'veintisiete',
    28: 'veintiocho',
    29: 'veintinueve',
    30: 'thirty trente treinta dreissig',
    40: 'forty quarante cuarenta',
    50: 'fifty cinquante cincuenta',
    60: 'sixty soixante sesenta',
    70: 'seventy septante setenta',
    80: 'eighty ochenta',
    90: 'ninety nonante noventa',
    200: 'doscientos doscientas',
    300: 'trescientos trescientas',
    400: 'cuatrocientos cuatrocientas',
    500: 'quinientos quinientas',
    600: 'seiscientos seiscientas',
    700: 'setecientos setecientas',
    800: 'ochocientos ochocientas',
    900: 'novecientos novecientas',
    0.5: 'half demi demie halb halbe halber halbes halben medio media',
    0.25: 'quarter quarters quart viertel cuarto cuartos',
    1.5: 'anderthalb anderthalbe eineinhalb',
  }),
  ...GERMAN_BELOW_HUNDRED,
  ...GERMAN_HUNDREDS,
]);

/** What a number before it multiplies. */
export const MULTIPLES: ReadonlyMap<string, number> = new Map(
  valuesOf({
    2: 'couple',
    12: 'dozen dozens douzaine douzaines dutzend docena docenas',
    100: 'hundred cent cents hundert cien ciento',
  }),
);

/** "2 or 3" is one figure. */
export const RANGES: ReadonlySet<string> = new Set(listed('or to ou oder bis o'));

/** What follows was not eaten. */
export const NEGATORS: ReadonlySet<string> = new Set(
  listed('no not none nor without sans pas ni ohne nicht kein keine keinen keinem keiner sin'),
);

/** Between two foods. */
export const JOINERS: ReadonlySet<string> = new Set(
  listed('and with plus then wit et avec puis und mit dann y con ati pelu na da'),
);

/** Says nothing about what or how much. */
export const FILLERS: ReadonlySet<string> = new Set(
  listed(
    'a of the some my i ate had drank eat drink chop just also please de du des d la le les l j ai je mange bu von der die das ich habe hatte gegessen getrunken auch del el los las he comi comido bebi bebido mo mu',
  ),
);

/**
 * What people measure by: the words that say it, the English word that a food's own measure has, and the grams of one
 * where a food has no such measure: of a kitchen, by volume as of water. Without grams one is one serving.
 * A sign counts straight after a number alone: "de l’huile" has no litre in it.
 */
interface Measure {
  words: string;
  own?: string;
  grams?: number;
  isSign?: boolean;
}

const MEASURES: readonly Measure[] = [
  { words: 'g gr', grams: 1, isSign: true },
  { words: 'kg', grams: 1000, isSign: true },
  { words: 'ml', grams: 1, isSign: true },
  { words: 'cl', grams: 10, isSign: true },
  { words: 'l', grams: 1000, isSign: true },
  { words: 'gram grams gramm gramme grammes gramo gramos', grams: 1 },
  { words: 'kilo kilos kilogram kilograms', grams: 1000 },
  { words: 'litre litres liter liters litro litros', grams: 1000 },
  { words: 'wrap wraps packchen boule boules bola bolas', own: 'wrap' },
  { words: 'plate plates teller assiette assiettes plato platos', own: 'plate' },
  { words: 'bowl bowls schale schalen schussel bol bols cuenco cuencos tazon', own: 'bowl' },
  { words: 'ladle ladles kelle kellen louche louches cazo cazos', own: 'ladle', grams: 100 },
  {
    words: 'spoon spoons loffel cuillere cuilleres cuchara cucharas',
    own: 'cooking spoon|tablespoon|teaspoon',
    grams: 15,
  },
  { words: 'cookingspoon cookingspoons kochloffel', own: 'cooking spoon', grams: 80 },
  {
    words: 'tablespoon tablespoons tbsp essloffel cucharada cucharadas cuilleresoupe cuilleressoupe',
    own: 'tablespoon',
    grams: 15,
  },
  {
    words: 'teaspoon teaspoons tsp teeloffel cucharadita cucharaditas cuillerecafe cuillerescafe',
    own: 'teaspoon',
    grams: 5,
  },
  { words: 'cup cups tasse tassen tasses taza tazas', own: 'cup', grams: 240 },
  { words: 'derica dericas', grams: 850 },
  { words: 'glass glasses glas glaser verre verres vaso vasos', own: 'glass', grams: 250 },
  { words: 'mug mugs becher', own: 'mug', grams: 300 },
  { words: 'bottle bottles flasche flaschen bouteille bouteilles botella botellas', own: 'bottle', grams: 500 },
  { words: 'can cans tin tins dose dosen canette canettes boite boites lata latas', own: 'can', grams: 330 },
  { words: 'piece pieces stuck stucke morceau morceaux trozo trozos pieza piezas', own: 'piece' },
  { words: 'slice slices scheibe scheiben tranche tranches rebanada rebanadas', own: 'slice' },
  { words: 'handful handfuls handvoll poignee poignees punado punados', own: 'handful', grams: 30 },
  { words: 'pack packs packung packungen paquet paquets paquete paquetes', own: 'pack' },
  { words: 'stick sticks spiess brochette brochettes brocheta brochetas', own: 'stick' },
  { words: 'serving servings portion portions portionen racion raciones' },
];

export const MEASURE_OF: ReadonlyMap<string, Measure> = new Map(
  MEASURES.flatMap((measure) => listed(measure.words).map((word) => [word, measure] as const)),
);

export type { Measure };
