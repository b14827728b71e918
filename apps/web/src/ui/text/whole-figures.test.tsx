import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { wholeFigures } from './whole-figures.js';

const kept = (text: string) => {
  const { container } = render(<p>{wholeFigures(text)}</p>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
};

test('scores and seasons stay whole, and words with a hyphen do not', () => {
  expect(kept('Bears lost to Otters 23–47.5')).toEqual(['23–47.5']);
  expect(kept('2026-27 startup draft has begun')).toEqual(['2026-27']);
  expect(kept('Grant Wellborn-Pike cleared waivers')).toEqual([]);
});
