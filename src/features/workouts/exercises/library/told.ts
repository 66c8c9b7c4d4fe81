/** How an exercise is done and what goes wrong, by its English name; `how` is in the catalogue for the first ones. */
export type Told = Readonly<Record<string, { how?: string; mistakes: string[] }>>;

/** Each line is `name|how|mistake|mistake`. */
export const toldIn = (...texts: readonly string[]): Told =>
  Object.fromEntries(
    texts.flatMap((text) =>
      text
        .trim()
        .split('\n')
        .map((line) => {
          const [name = '', how, ...mistakes] = line.split('|');
          return [name, how ? { how, mistakes } : { mistakes }];
        }),
    ),
  );
