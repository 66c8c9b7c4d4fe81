interface Client<Channel> {
  removeChannel: (channel: Channel) => Promise<unknown>;
}

// Until the server has let go of a channel, the library answers with it again, and then it is never joined.
const leaving = new Map<string, Promise<unknown>>();

/** When a topic that was left can be joined again. */
export const left = (topic: string): Promise<unknown> => leaving.get(topic) ?? Promise.resolve();

export function leave<Channel>(client: Client<Channel>, topic: string, channel: Channel): void {
  const gone = client
    .removeChannel(channel)
    .catch(() => undefined)
    .finally(() => {
      if (leaving.get(topic) === gone) leaving.delete(topic);
    });
  leaving.set(topic, gone);
}

/** Takes up what of `wanted` it does not hold yet, and ends what it holds beside; the rest stays as it is. */
export function holding(takeUp: (key: string) => () => void): (wanted: readonly string[]) => void {
  const held = new Map<string, () => void>();
  return (wanted) => {
    for (const [key, end] of held) {
      if (wanted.includes(key)) continue;
      held.delete(key);
      end();
    }
    for (const key of wanted) if (!held.has(key)) held.set(key, takeUp(key));
  };
}
