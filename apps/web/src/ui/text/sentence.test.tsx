import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { sentence } from './sentence.js';

const offerEnds = ({ team, days, time }: { team: string; days: number; time: string }) =>
  `The offer of ${team} ends in ${days} days: ${time}.`;

test('a sentence has its elements where the catalogue puts them', () => {
  const { container } = render(
    <p>{sentence(offerEnds, { team: <b>Harbour</b>, days: 2, time: <time dateTime="2026-03-07">Saturday</time> })}</p>,
  );
  expect(container.innerHTML).toBe(
    '<p>The offer of <b>Harbour</b> ends in 2 days: <time datetime="2026-03-07">Saturday</time>.</p>',
  );
});

test('another language can put them in another order', () => {
  const reversed = ({ team, time }: { team: string; time: string }) => `${time} : ${team}`;
  const { container } = render(<p>{sentence(reversed, { team: <b>Harbour</b>, time: 'samedi' })}</p>);
  expect(container.textContent).toBe('samedi : Harbour');
});
