import { useState } from 'react';
import { failureOf, refusedFields } from './failure.js';

/** State of the call that sends the form; every mutation has it. */
interface Call {
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly reset: () => void;
}

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
   * Props for a control that reports its value. A change clears the refusal. `wrong` is the page's own validation
   * message.
   */
  readonly field: <K extends keyof F & string>(name: K, wrong?: string) => Bound<F[K]>;
  /** Props for controls that report events. */
  readonly text: (name: NamesOf<F, string>, wrong?: string) => BoundText;
  /** Sets several fields at once; clears refusals like any change. */
  readonly set: (values: Partial<F>) => void;
  /** Refusals by the names in the call's body, for controls that are not bound individually. */
  readonly refused: Readonly<Record<string, string | undefined>>;
  /** Props for the dialog: whether the call is in flight, and refusals that concern no field. */
  readonly sending: { readonly busy: boolean; readonly error: string | null };
}

const NO_CALL: Call = { error: null, isPending: false, reset: () => undefined };

/** Binds each control to its value and its refusal, by the names of the call's body. */
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
