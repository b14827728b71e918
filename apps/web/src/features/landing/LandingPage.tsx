import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LanguageLinks } from '../../platform/session/LanguageLinks.js';
import { paths } from '../../platform/pages/paths.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { Button, buttonClass } from '../../ui/Button.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { MiniDraftRoom } from './MiniDraftRoom.js';
import * as t from './landing.words.en.js';

const Advertisement = lazyPart(() => import('./Advertisement.js'), 'Advertisement');

interface LandingProps {
  onStart: () => void;
  /** Where the demo is loaded: its manager's first name, and what looks around as them. */
  visit: { host: string; open: () => void } | null;
  leagues: ReactNode;
}

export function LandingPage({ onStart, visit, leagues }: LandingProps) {
  usePageTitle(t.pageTitle);
  return (
    <>
      {leagues === null ? (
        <>
          <Hero onStart={onStart} visit={visit} />
          <Suspense fallback={<div className="min-h-dvh" />}>
            <Advertisement />
          </Suspense>
          <GetStarted onStart={onStart} />
        </>
      ) : (
        <MyLeagues leagues={leagues} onStart={onStart} />
      )}
      <Footer />
    </>
  );
}

function GetStarted({ onStart }: Pick<LandingProps, 'onStart'>) {
  return (
    <section
      aria-labelledby="begin"
      className="mx-auto flex max-w-6xl flex-col items-start gap-6 px-4 py-14 sm:px-6 lg:flex-row lg:items-center lg:justify-between lg:py-20"
    >
      <div className="max-w-2xl">
        <h2 id="begin" className="text-xl font-bold tracking-tight text-balance">
          {t.draftedByTonight}
        </h2>
        <p className="mt-2 text-md text-ink-2">{t.getStartedText}</p>
      </div>
      <Button variant="primary" size="lg" onClick={onStart} className="shrink-0">
        {t.getStarted}
      </Button>
    </section>
  );
}

function MyLeagues({ leagues, onStart }: Pick<LandingProps, 'leagues' | 'onStart'>) {
  return (
    // High enough that the rows do not move the footer when they arrive.
    <div className="mx-auto min-h-[80dvh] w-full max-w-6xl px-4 pt-4 sm:px-6 lg:pt-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h1 id="your-leagues" className="text-lg leading-tight font-bold tracking-tight sm:text-xl">
          {t.yourLeagues}
        </h1>
        <span className="flex gap-2">
          <Link to={paths.tryDraft} className={buttonClass('secondary')}>
            {t.tryDraftNow}
          </Link>
          <Button variant="primary" onClick={onStart}>
            {t.getStarted}
          </Button>
        </span>
      </div>
      <section aria-labelledby="your-leagues">{leagues}</section>
    </div>
  );
}

function Hero({ onStart, visit }: Omit<LandingProps, 'leagues'>) {
  return (
    <div className="relative overflow-hidden">
      <Rink />
      <div className="relative mx-auto grid max-w-6xl items-center gap-10 px-4 pt-10 pb-14 sm:px-6 sm:pt-14 short:sm:grid-cols-2 short:items-start short:gap-6 short:pt-4 lg:grid-cols-[1fr_1.15fr] lg:gap-12 lg:pt-20 lg:pb-24">
        <div>
          <h1 className="text-2xl font-bold tracking-tighter text-balance short:text-xl">{t.heroTitle}</h1>
          <p className="mt-5 max-w-[34rem] text-md text-ink-2 short:mt-2 sm:text-lg short:sm:text-md">{t.heroText}</p>
          <div className="mt-7 flex flex-wrap items-center gap-4 short:mt-4 short:gap-x-3 short:gap-y-1">
            <Button variant="primary" size="lg" onClick={onStart}>
              {t.getStarted}
            </Button>
            <Link to={paths.tryDraft} className={buttonClass('secondary', 'lg')}>
              {t.tryDraftNow}
            </Link>
            <span className="text-sm text-ink-2">{t.heroNote}</span>
          </div>
          {/* As high without the link, which may come after the page. */}
          <div className="mt-3 h-16 sm:h-9">
            {visit !== null && (
              <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
                <Button variant="quiet" className="-ml-3.5" onClick={visit.open}>
                  {t.lookAroundAs({ host: visit.host })}
                </Button>
                {t.lookAroundHint}
              </p>
            )}
          </div>
        </div>
        <MiniDraftRoom />
      </div>
    </div>
  );
}

function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 text-sm text-ink-2 sm:px-6">
        <span>{t.notAffiliatedWithNhl}</span>
        <nav aria-label={t.legal} className="flex gap-6">
          <Link to={paths.privacy} className="rounded-sm py-1 underline-offset-4 hover:text-ink hover:underline">
            {t.privacyPolicy}
          </Link>
          <Link to={paths.terms} className="rounded-sm py-1 underline-offset-4 hover:text-ink hover:underline">
            {t.termsAndConditions}
          </Link>
          <LanguageLinks />
        </nav>
      </div>
    </footer>
  );
}

/** The crease, below the goal line at the header's edge. */
function Rink() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 600"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      strokeWidth="1.5"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <path d="M150 0a450 450 0 0 0 900 0z" className="fill-accent-soft" opacity="0.6" />
      <path d="M150 0a450 450 0 0 0 900 0" className="stroke-accent-line" opacity="0.5" />
    </svg>
  );
}
