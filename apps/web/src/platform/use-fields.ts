import { useState } from 'react';
import { failureOf, refusedFields } from './failure.js';

/** What a form asks of the call that sends it; every mutation has it. */
interface Call {
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly reset: () => void;
}

/** The names whose values are of this type. */
type NamesOf<F, V> = { [K in keyof F]: F[K] extends V ? K : never }[keyof F] & string;

interface Bound<V> {
  readonly value: V;
  readonly error: string | undefined;
  readonly onChange: (value: V) => void;
}

interface BoundText extends Omit<Bound<string>, 'onChange'> {
  readonly onChange: (event: { target: { value: string } }) => void;
}

export interface Fields<F> {
  readonly values: F;
  /**
   * Binds a control that gives its value. A change forgets what was refused. `wrong` is what the page itself has
   * against the value.
   */
  readonly field: <K extends keyof F & string>(name: K, wrong?: string) => Bound<F[K]>;
  /** Binds a control that gives an event. */
  readonly text: (name: NamesOf<F, string>, wrong?: string) => BoundText;
  /** Gives several fields other values at once. A change as any other. */
  readonly set: (values: Partial<F>) => void;
  /** What the server refused, by the names in the call's body: for controls that are not bound one by one. */
  readonly refused: Readonly<Record<string, string | undefined>>;
  /** For the dialog: whether the call is on its way, and what was refused at none of the fields. */
  readonly sending: { readonly busy: boolean; readonly error: string | null };
}

const NO_CALL: Call = { error: null, isPending: false, reset: () => undefined };

/**
 * The values of a form, each bound to its control and to what the server refused at it, by the names that the call's
 * body has.
 */
export function useFields<F extends object>(initial: F | (() => F), call: Call = NO_CALL): Fields<F> {
  const [values, setValues] = useState(initial);
  const refused = refusedFields(call.error);
  const change = (changed: object) => {
    setValues((before) => ({ ...before, ...changed }));
    call.reset();
  };
  return {
    values,
    field: (name, wrong) => ({
      value: values[name],
      error: refused[name] ?? wrong,
      onChange: (value) => change({ [name]: value }),
    }),
    text: (name, wrong) => ({
      value: String(values[name]),
      error: refused[name] ?? wrong,
      onChange: (event) => change({ [name]: event.target.value }),
    }),
    set: change,
    refused,
    sending: { busy: call.isPending, error: failureOf(call.error, Object.keys(values)) },
  };
}
