interface Queried {
  query<R extends object>(text: string, params?: readonly unknown[]): Promise<R[]>;
}

/** Runs statements with values. Each value becomes a parameter; equal texts become the same one. */
export const runSql =
  (database: Queried) =>
  <R extends object>(parts: TemplateStringsArray, ...values: readonly unknown[]): Promise<R[]> => {
    const params: unknown[] = [];
    const numbers = values.map((value) => {
      const known = typeof value === 'string' ? params.indexOf(value) : -1;
      return known < 0 ? params.push(value) : known + 1;
    });
    return database.query<R>(
      parts.reduce((text, part, index) => `${text}$${numbers[index - 1] ?? ''}${part}`),
      params,
    );
  };
