import { useState } from 'react';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Switch } from '../../ui/fields/Switch.js';

interface Warning {
  readonly message: string;
  readonly fix?: string | null | undefined;
}

/**
 * Lists the minimums of the coming season that an action would miss, and asks the user to confirm. Changed warnings
 * need a new confirmation.
 */
export function useShortWarning(warnings: readonly Warning[], label: string) {
  const [confirmed, setConfirmed] = useState('');
  const text = warnings.map(({ message }) => message).join(' ');
  const node =
    warnings.length === 0 ? null : (
      <div className="flex flex-col gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
        {warnings.map(({ message, fix }) => (
          <p key={message} role="alert" className="flex items-start gap-2">
            <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
            <span>
              {message} {fix}
            </span>
          </p>
        ))}
        <Switch
          label={label}
          checked={confirmed === text}
          missing={confirmed !== text}
          onChange={(on) => setConfirmed(on ? text : '')}
        />
      </div>
    );
  const given = confirmed === text;
  return {
    node,
    confirmed: warnings.length === 0 || given,
    /** The confirmation as the calls take it. */
    body: warnings.length > 0 && given ? { confirm_short: true } : {},
  };
}
