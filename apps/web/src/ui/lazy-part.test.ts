import { afterEach, expect, it, jest } from '@jest/globals';
import { loadPart } from './lazy-part.js';

const network = jest.spyOn(navigator, 'onLine', 'get');
afterEach(() => {
  network.mockReset();
});

it('a part that is needed while the network is away comes when the network is back', async () => {
  network.mockReturnValue(false);
  let asked = 0;
  const part = loadPart(() => {
    asked += 1;
    return asked < 3 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('part');
  });
  for (let turn = 1; turn < 3; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toBe(turn);
    dispatchEvent(new Event('online'));
  }
  expect(await part).toBe('part');
});

it('with a network a failure is told at once', async () => {
  network.mockReturnValue(true);
  await expect(loadPart(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch');
});
