import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import type { Rule, RuleSection } from '@crease/core/settings/rulebook.rules.js';
import { cx } from '../../ui/cx.js';
import { inTwo, type Chapters } from './use-chapters.js';
import * as t from './rules.words.en.js';

/** A section may contain a rule with the same name. */
export const sectionAnchor = (id: string) => `section-${id}`;

export function RuleSections({
  sections,
  marked,
  chapters,
}: {
  sections: readonly RuleSection[];
  marked: Rule | null;
  chapters: Chapters;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 lg:grid-cols-2">
      {inTwo(sections).map((column, at) => (
        <div key={at}>
          {column.map((section) => (
            <div key={section.id} id={sectionAnchor(section.id)} tabIndex={-1} className="mb-4 scroll-mt-20">
              <Chapter section={section} marked={marked} chapters={chapters} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Chapter({ section, marked, chapters }: { section: RuleSection; marked: Rule | null; chapters: Chapters }) {
  const title = useId();
  const isOpen = chapters.isOpen(section.id);
  return (
    <section aria-labelledby={title} className="overflow-hidden rounded-lg border border-line bg-surface shadow-1">
      <details
        open={isOpen}
        className="group/chapter"
        onToggle={(event) => {
          const { open } = event.currentTarget;
          if (open !== isOpen) chapters.set(section.id, open);
        }}
      >
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-1.5 outline-offset-[-2px] group-open/chapter:border-b group-open/chapter:border-line hover:bg-hover [&::-webkit-details-marker]:hidden">
          <h2 id={title} className="min-w-0 flex-1 text-sm font-semibold text-ink">
            {section.title}
          </h2>
          <span className="text-xs text-ink-3">{t.rulesInChapter({ count: section.rules.length })}</span>
          <ChevronDown
            size={16}
            aria-hidden="true"
            className="shrink-0 text-ink-3 transition-transform group-open/chapter:rotate-180"
          />
        </summary>
        <ul>
          {section.rules.map((one) => (
            <li
              key={one.anchor}
              id={one.anchor}
              tabIndex={-1}
              className={cx(
                'group flex break-inside-avoid items-start gap-2 border-b border-line px-4 py-2.5 leading-relaxed last:border-b-0',
                one === marked && 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]',
              )}
            >
              <span className="min-w-0 flex-1">{one.text}</span>
              <a
                href={`#${one.anchor}`}
                aria-label={t.linkToRule({ rule: one.text.slice(0, 60) })}
                className="grid min-h-6 min-w-6 shrink-0 place-items-center self-start rounded-sm text-ink-3 opacity-60 group-hover:opacity-100 hover:text-accent-text focus-visible:opacity-100"
              >
                #
              </a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
