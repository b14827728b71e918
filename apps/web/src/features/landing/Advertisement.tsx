import type { ReactNode } from 'react';
import { CapArt, DraftArt, DynastyArt, PlayersArt, ProtectionArt, TradeArt } from './FeatureArt.js';
import * as t from './landing.words.en.js';

const FEATURES: readonly { title: string; text: string; Art: () => ReactNode }[] = [
  {
    title: t.capTracking,
    text: t.capTrackingText,
    Art: CapArt,
  },
  {
    title: t.tradeProcessing,
    text: t.tradeProcessingText,
    Art: TradeArt,
  },
  {
    title: t.liveDraftRoom,
    text: t.liveDraftRoomText,
    Art: DraftArt,
  },
  {
    title: t.protectionSheets,
    text: t.protectionSheetsText,
    Art: ProtectionArt,
  },
  {
    title: t.playerDatabase,
    text: t.playerDatabaseText,
    Art: PlayersArt,
  },
  {
    title: t.dynastyAndRookieMode,
    text: t.dynastyAndRookieModeText,
    Art: DynastyArt,
  },
];

/** The page below its first screen. It loads after that. */
export function Advertisement() {
  return (
    <>
      <Phone />
      <Features />
    </>
  );
}

const ON_PHONES = [
  [t.lineUps, t.lineUpsText],
  [t.livePoints, t.livePointsText],
  [t.movingIn, t.movingInText],
] as const;

function Phone() {
  return (
    <section aria-labelledby="phone" className="border-t border-line">
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-14 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-12 sm:px-6 lg:gap-20 lg:py-20">
        <img
          src={t.phonePictureFile}
          alt={t.phonePicture}
          width={292}
          height={585}
          loading="lazy"
          className="mx-auto h-auto w-64 rounded-lg border-4 border-line-strong bg-surface shadow-3 lg:w-73"
        />
        <div>
          <h2 id="phone" className="max-w-2xl text-xl font-bold tracking-tight text-balance">
            {t.phoneTitle}
          </h2>
          <dl className="mt-6 max-w-xl">
            {ON_PHONES.map(([name, text]) => (
              <div key={name} className="border-t border-line py-3">
                <dt className="font-semibold">{name}</dt>
                <dd className="text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 flex max-w-xl flex-wrap items-baseline gap-x-4 border-t border-line pt-5">
            <strong className="text-2xl font-bold tracking-tighter tabular-nums">{t.pickToBoard}</strong>
            <span className="min-w-0 flex-1 basis-56 text-sm text-ink-2">{t.pickToBoardText}</span>
          </p>
        </div>
      </div>
    </section>
  );
}

function Features() {
  return (
    <section aria-labelledby="features" className="border-y border-line bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 lg:py-20">
        <h2 id="features" className="max-w-2xl text-xl font-bold tracking-tight text-balance">
          {t.featuresTitle}
        </h2>
        <ul className="mt-8 grid grid-cols-1 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:mt-10 lg:grid-cols-3">
          {FEATURES.map(({ title, text, Art }) => (
            <li key={title} className="flex flex-col bg-surface">
              <div
                aria-hidden="true"
                className="flex h-36 flex-col justify-center gap-2 overflow-hidden border-b border-line bg-sunken px-5"
              >
                <Art />
              </div>
              <div className="p-5">
                <h3 className="text-md font-semibold">{title}</h3>
                <p className="mt-1 leading-relaxed text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
