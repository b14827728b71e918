import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Figures of an entry, any of which can be an element, such as a link or a name in bold. */
type Shown<Figures> = { readonly [Name in keyof Figures]: Figures[Name] | ReactElement };

const PLACE = /\uE000(\d+)\uE001/;

/**
 * Builds a sentence of a catalogue with elements in the places of its figures. The catalogue decides their order, which
 * differs between languages.
 */
export function sentence<Figures extends object>(
  entry: (figures: Figures) => string,
  figures: Shown<Figures>,
): ReactNode {
  const elements: ReactElement[] = [];
  const marked = Object.fromEntries(
    Object.entries(figures).map(([name, figure]) =>
      isValidElement(figure) ? [name, `\uE000${elements.push(figure) - 1}\uE001`] : [name, figure],
    ),
  );
  // Each element is replaced by a mark.
  const parts = entry(marked as Figures).split(PLACE);
  // `split` returns text and the captured numbers in turn.
  return parts.map((part, at) => <Fragment key={at}>{at % 2 === 0 ? part : elements[Number(part)]}</Fragment>);
}
