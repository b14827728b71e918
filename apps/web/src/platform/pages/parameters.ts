import { useCallback, useContext } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useNavigate,
  useSearchParams,
  type Location,
  type NavigateOptions,
} from 'react-router-dom';

type Change = (now: URLSearchParams) => URLSearchParams;

/**
 * The parameters in the address, and a function that changes them. A change starts from the address, not from what is
 * rendered: on a slow device two taps come before the next render, and both must count.
 */
export function useParameters(): [URLSearchParams, (change: Change, options: NavigateOptions) => void] {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  // Every router's history has its location; only the type of the context leaves it out.
  const history = useContext(NavigationContext).navigator as unknown as { readonly location: Location };
  const set = useCallback(
    (change: Change, options: NavigateOptions) => {
      const next = change(new URLSearchParams(history.location.search));
      void navigate(`?${next}`, options);
    },
    [navigate, history],
  );
  return [parameters, set];
}
