import { Reading } from './reading.ts';
import type { Setting, Whose } from './reading.ts';
import type { HealthFile } from '#src/work/history/health/health-file.ts';
import type { Answers } from '#src/work/history/types.ts';

export type Request =
  | { ask: 'open'; file: File }
  | { ask: 'take'; from: MessagePort }
  | { ask: 'show'; answers: Answers; setting: Setting }
  | { ask: 'begin'; whose: Whose }
  | { ask: 'next'; most: number };

const reading = new Reading();

const sentTo = (port: MessagePort): Promise<HealthFile> =>
  new Promise((resolve) => {
    port.addEventListener('message', ({ data }: MessageEvent<HealthFile>) => resolve(data), { once: true });
    port.start();
  });

function answerTo(request: Request): unknown {
  if (request.ask === 'open') return reading.open(request.file);
  if (request.ask === 'take') return sentTo(request.from).then((health) => reading.take(health));
  if (request.ask === 'show') return reading.show(request.answers, request.setting);
  return request.ask === 'begin' ? reading.begin(request.whose) : reading.next(request.most);
}

addEventListener('message', ({ data }: MessageEvent<{ n: number; request: Request }>) => {
  const { n, request } = data;
  async function reply(): Promise<void> {
    try {
      postMessage({ n, value: await answerTo(request) });
    } catch (error) {
      postMessage({ n, failed: String(error) });
    }
  }
  void reply();
});
