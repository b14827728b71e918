import type { ReactNode } from 'react';

const RANGE = /(\d[\d.,\u00A0]*[–-]\d[\d.,]*)/;

/** A text whose scores and seasons ("33–23", "2026-27") stay on one line. */
export const wholeFigures = (text: string): ReactNode[] =>
  text.split(RANGE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
