import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { LanguageLinks } from '../../platform/session/LanguageLinks.js';
import { paths } from '../../platform/pages/paths.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { useSystemConfig } from '../open-league/league-data.js';
import { formatDay } from '../../ui/figures/time.js';
import * as t from './legal.words.en.js';

/** A page of plain text with its sections. The date is the current day. */
export function LegalPage({
  title,
  sections,
}: {
  title: string;
  sections: readonly { title: string; body: ReactNode }[];
}) {
  usePageTitle(title);
  const [today] = useState(() => formatDay(Date.now()));
  return (
    <article className="mx-auto max-w-3xl px-4 py-10 sm:px-6 sm:py-14">
      <Link
        to={paths.landing}
        className="inline-flex items-center gap-1.5 rounded-sm text-sm font-medium text-accent-text hover:underline"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {t.backToHome}
      </Link>
      <h1 className="mt-5 text-xl font-bold tracking-tight">{title}</h1>
      <p className="mt-1 text-sm text-ink-3">{t.lastUpdated({ day: today })}</p>
      {sections.map((section) => (
        <section key={section.title} className="mt-8">
          <h2 className="text-lg font-semibold tracking-tight">{section.title}</h2>
          <div className="mt-2 flex flex-col gap-3 text-md leading-relaxed text-ink-2">{section.body}</div>
        </section>
      ))}
      <p className="mt-10 text-sm text-ink-2">
        <LanguageLinks />
      </p>
    </article>
  );
}

export function SupportContact() {
  const { data, error } = useSystemConfig();
  if (data?.support_email !== undefined)
    return (
      <a href={`mailto:${data.support_email}`} className="font-medium text-accent-text underline underline-offset-4">
        {data.support_email}
      </a>
    );
  return <span>{error === null ? '…' : t.addressInInvitationMail}</span>;
}
