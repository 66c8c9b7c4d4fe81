/** Read from one text, because as many lines as foods would hide what is in them: `Name=Nom|Other=Autre`. */
export const namesIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split('|').map((pair) => pair.trim().split('=', 2)));
