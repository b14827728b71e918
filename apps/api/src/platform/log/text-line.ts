interface Entry {
  readonly level?: string;
  readonly time?: string;
  readonly context?: string;
  readonly message?: string;
  readonly stack?: string;
  readonly data?: unknown;
}

const IDS = ['job', 'request', 'user', 'league'] as const;

/** A log entry as a line for people, without ids that the message names already. */
export function textLine(entry: object): string {
  const { level = '', time = '', context, message = '', stack, data } = entry as Entry;
  const ids = IDS.flatMap((name) => {
    const id = (entry as Readonly<Record<string, unknown>>)[name];
    return typeof id === 'string' && !message.includes(`${name}=`) ? [`${name}=${id}`] : [];
  });
  const parts = [
    time,
    level.toUpperCase().padEnd(5),
    ...(context === undefined ? [] : [`[${context}]`]),
    ...ids,
    message,
    ...(data === undefined ? [] : [JSON.stringify(data)]),
  ];
  return `${parts.join(' ')}\n${stack === undefined ? '' : `${stack}\n`}`;
}
