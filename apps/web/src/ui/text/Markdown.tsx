import { createContext, Fragment, useContext, useMemo, type ReactNode } from 'react';
import { parseMarkdown, type Block, type Inline } from './markdown.js';

/**
 * Renders Markdown as React elements; text stays text, so it cannot inject code. Headings begin at h3, below the
 * panel's heading.
 */
export function Markdown({
  text,
  plain = (words) => words,
}: {
  text: string;
  /** Renders plain text, for a page that highlights parts of it. */
  plain?: (words: string) => ReactNode;
}) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <Plain value={plain}>
      <div className="flex flex-col gap-3 leading-relaxed wrap-anywhere">{drawn(blocks)}</div>
    </Plain>
  );
}

const Plain = createContext<(words: string) => ReactNode>((words) => words);

function PlainWords({ text }: { text: string }) {
  return useContext(Plain)(text);
}

const drawn = (blocks: readonly Block[]): ReactNode =>
  blocks.map((block, index) => <Fragment key={index}>{draw(block)}</Fragment>);

function draw(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level + 2}` as 'h3' | 'h4' | 'h5';
      return (
        <Heading className={block.level === 1 ? 'mt-2 text-md font-semibold first:mt-0' : 'mt-1 text-sm font-semibold'}>
          {words(block.inside)}
        </Heading>
      );
    }
    case 'paragraph':
      return <p className="whitespace-pre-line">{words(block.inside)}</p>;
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          {words(item.words)}
          {item.inside.length > 0 && <div className="mt-1 flex flex-col gap-1">{drawn(item.inside)}</div>}
        </li>
      ));
      return block.ordered ? (
        <ol start={block.start} className="flex list-decimal flex-col gap-1 pl-6 marker:text-ink-3">
          {items}
        </ol>
      ) : (
        <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-ink-3">{items}</ul>
      );
    }
    case 'quote':
      return (
        <blockquote className="flex flex-col gap-2 border-l-2 border-line-strong pl-3 text-ink-2">
          {drawn(block.inside)}
        </blockquote>
      );
    case 'code':
      return (
        <pre tabIndex={0} className="scroll-slim overflow-x-auto rounded-md border border-line bg-sunken p-3 text-xs">
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr className="border-line" />;
  }
}

const words = (inside: readonly Inline[]): ReactNode =>
  inside.map((one, index) => <Fragment key={index}>{word(one)}</Fragment>);

function word(one: Inline): ReactNode {
  switch (one.kind) {
    case 'text':
      return <PlainWords text={one.text} />;
    case 'code':
      return <code className="rounded-sm bg-sunken px-1 text-xs">{one.text}</code>;
    case 'strong':
      return <strong className="font-semibold">{words(one.inside)}</strong>;
    case 'em':
      return <em>{words(one.inside)}</em>;
    case 'link':
      return (
        <a href={one.href} target="_blank" rel="noopener noreferrer nofollow" className="text-accent-text underline">
          {words(one.inside)}
        </a>
      );
  }
}
