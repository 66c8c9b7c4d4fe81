/** The columns that are not as they were. What was left alone is not written, so that another device's edit of it stays. */
export const changesIn = <Row extends object>(before: Row, now: Row): Partial<Row> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Row])),
  ) as Partial<Row>;
