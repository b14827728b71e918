import { useParameters } from '../../../platform/pages/parameters.js';

export type RosterView = 'list' | 'contracts';

/** The view of a roster, kept in the address. */
export function useRosterView(): [RosterView, (view: RosterView) => void] {
  const [parameters, setParameters] = useParameters();
  const view = parameters.get('view') === 'contracts' ? 'contracts' : 'list';
  return [
    view,
    (chosen) =>
      setParameters(
        (now) => {
          const next = new URLSearchParams(now);
          if (chosen === 'list') next.delete('view');
          else next.set('view', chosen);
          return next;
        },
        { replace: true },
      ),
  ];
}
