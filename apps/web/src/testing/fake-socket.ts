type Listener = (said?: unknown) => void;

interface Sent {
  readonly name: string;
  readonly body: unknown;
  readonly ack: Listener;
}

/** A socket whose server is the test. It is connected and sends no answers unless the test does. */
export function fakeSocket() {
  const listeners = new Map<string, Set<Listener>>();
  const sent: Sent[] = [];
  const socket = {
    connected: true,
    on: (name: string, listener: Listener) =>
      listeners.set(name, (listeners.get(name) ?? new Set<Listener>()).add(listener)),
    off: (name: string, listener: Listener) => listeners.get(name)?.delete(listener),
    emit: (name: string, body: unknown, ack: Listener) => sent.push({ name, body, ack }),
    connect: () => undefined,
    disconnect: () => undefined,
    io: { on: () => undefined, off: () => undefined, decoder: {} },
  };
  return {
    socket,
    sent,
    tell: (name: string, said?: unknown) => listeners.get(name)?.forEach((listener) => listener(said)),
    heard: (name: string) => listeners.get(name)?.size ?? 0,
    forget: () => {
      sent.length = 0;
    },
    leave: () => listeners.clear(),
  };
}
