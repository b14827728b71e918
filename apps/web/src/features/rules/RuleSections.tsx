import type { Rule, RuleSection } from '@crease/core/settings/rulebook.rules.js';
import { Panel } from '../../ui/page/Panel.js';
import { cx } from '../../ui/cx.js';
import * as t from './rules.words.en.js';

/** A section may contain a rule with the same name. */
export const sectionAnchor = (id: string) => `section-${id}`;

export function RuleSections({ sections, marked }: { sections: readonly RuleSection[]; marked: Rule | null }) {
  return (
    <div className="columns-1 gap-4 lg:columns-2">
      {sections.map((section) => (
        <div
          key={section.id}
          id={sectionAnchor(section.id)}
          tabIndex={-1}
          className="mb-4 scroll-mt-20 break-inside-avoid"
        >
          <Panel title={section.title} flush>
            <ul>
              {section.rules.map((one) => (
                <li
                  key={one.anchor}
                  id={one.anchor}
                  tabIndex={-1}
                  className={cx(
                    'group flex items-start gap-2 border-b border-line px-4 py-2.5 leading-relaxed last:border-b-0',
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
          </Panel>
        </div>
      ))}
    </div>
  );
}
