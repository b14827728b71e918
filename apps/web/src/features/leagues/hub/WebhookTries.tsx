import type { WebhookAnswer } from '@crease/core/notifications/webhook.answers.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import * as t from './hub.words.en.js';

export function Tries({ tries }: { tries: WebhookAnswer['tries'] }) {
  return (
    <details className="mt-3 border-t border-line pt-2">
      <summary className="cursor-pointer text-sm text-ink-2">{t.lastAttempts}</summary>
      <ul className="mt-1">
        {tries.map(({ at, succeeded, words }, index) => (
          <li key={`${at} ${index}`} className="border-b border-line py-1.5 text-sm last:border-b-0">
            <span className={succeeded ? 'text-ink-2' : 'text-bad'}>{words}</span>
            <span className="block text-xs text-ink-3">
              <RelativeTime at={at} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
