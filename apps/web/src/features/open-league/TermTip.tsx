import { useRef, useState } from 'react';
import Info from 'lucide-react/icons/info';
import { Link } from 'react-router-dom';
import { termIn, termWords, type TermKey } from '@crease/core/settings/terms.words.js';
import { paths } from '../../platform/pages/paths.js';
import { Popover } from '../../ui/layers/Popover.js';
import { useRules } from './rules-data.js';
import * as t from './open-league.words.en.js';

export function TermTip({ leagueId, term }: { leagueId: string; term: TermKey }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { name } = termWords(term);
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label={t.aboutTerm({ term: name })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="relative inline-flex size-5 shrink-0 items-center justify-center rounded-full align-text-bottom text-ink-3 before:absolute before:-inset-2 hover:text-accent-text"
      >
        <Info size={16} aria-hidden="true" />
      </button>
      <Popover open={open} anchor={opener} label={name} onClose={() => setOpen(false)} className="w-72 p-4 text-left">
        <TermNote leagueId={leagueId} term={term} />
      </Popover>
    </>
  );
}

function TermNote({ leagueId, term }: { leagueId: string; term: TermKey }) {
  const { name, about } = termWords(term);
  const rules = useRules(leagueId).data;
  const { values, anchor } = termIn(term, rules?.settings ?? []);
  return (
    <>
      <p className="text-sm font-semibold text-ink">{name}</p>
      <p className="mt-1 text-sm font-normal text-ink-2">{about}</p>
      {values.length > 0 && (
        <dl className="mt-2 border-t border-line pt-2 text-xs font-normal">
          {values.map(({ key, label, value }) => (
            <div key={key} className="flex justify-between gap-3 py-0.5">
              <dt className="text-ink-3">{label}</dt>
              <dd className="text-right font-medium text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {/* A new tab, so that an open form keeps what is in it. */}
      <Link
        to={`${paths.rules(leagueId)}${anchor === null ? '' : `#${anchor}`}`}
        target="_blank"
        className="mt-2 inline-block rounded-sm text-sm font-medium text-accent-text hover:underline"
      >
        {t.readRule}
      </Link>
    </>
  );
}
