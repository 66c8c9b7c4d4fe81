/** An element as its name, its attributes and what is in it: words and figures, where markup could hold anything. */
export type Tree = string | [tag: string, attributes: Record<string, string>, ...within: Tree[]];

/** What is true only now, and keeps its room without being seen. */
const PASSING = '.sync-chip, time, img';

const attributesOf = (element: Element): Record<string, string> => {
  const kept = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  // It names an element of the page that is on its way, where it would be a second one of that name.
  delete kept['id'];
  if (element instanceof HTMLInputElement && element.checked) kept['checked'] = '';
  else delete kept['checked'];
  if (element.matches(PASSING)) kept['style'] = `${kept['style'] ?? ''};visibility:hidden`;
  return kept;
};

/** Far below what a start shows, it is only as high as it was. */
function emptied(element: Element, height: number): Tree {
  const { style = '', ...others } = attributesOf(element);
  return [element.localName, { ...others, style: `${style};box-sizing:border-box;height:${height}px` }];
}

/** What is within `fold` pixels of the top of the page, and the room of the rest. */
export function treeOf(node: Node, fold: number): Tree | null {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  const { top, height } = node.getBoundingClientRect();
  if (height > 0 && top + scrollY > fold) return emptied(node, height);
  const within = [...node.childNodes].map((each) => treeOf(each, fold)).filter((each) => each !== null);
  return [node.localName, attributesOf(node), ...within];
}
