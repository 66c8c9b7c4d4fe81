declare module 'fontkit' {
  interface Font {
    hasGlyphForCodePoint(code: number): boolean;
    layout(text: string): { glyphs: { id: number }[]; positions: { xOffset: number; yOffset: number }[] };
  }
  export function openSync(file: string): Font;
}
