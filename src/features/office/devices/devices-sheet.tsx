import { useLanguage, useWords } from '#src/ui/language.tsx';
import { UncountedPages } from '#src/ui/pagination.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import { usePages } from '../use-pages.ts';
import { Device, endOf, filterOf, pageAfter } from './shapes.ts';
import type { Figure } from './shapes.ts';
import { useReason } from './use-reason.ts';
import { devicesWords } from './words.ts';

function useDetail(): (device: Device) => string {
  const words = useWords(devicesWords);
  const language = useLanguage();
  const reasonOf = useReason();
  const { momentOf } = useMoments();
  const told = (n: number): string => n.toLocaleString(language);
  return ({ version, unsent, unsent_since, refused, reported_at }) =>
    [
      words.version(version),
      words.reported(momentOf(reported_at)),
      unsent > 0 && words.counted(told(unsent)),
      unsent_since && words.oldest(momentOf(unsent_since)),
      ...Object.entries(refused).map(([code, writes]) => words.writes(told(writes), reasonOf(code))),
    ]
      .filter(Boolean)
      .join(' · ');
}

interface DevicesSheetProps {
  of: Figure;
  title: string;
  onClose: () => void;
}

/** The devices that a figure counts, whoever has waited longest first. */
export function DevicesSheet({ of, title, onClose }: DevicesSheetProps) {
  const words = useWords(devicesWords);
  const detailOf = useDetail();
  const filter = filterOf(of);
  const pages = usePages({
    key: ['office-devices', filter],
    ask: (client, { after, most }, signal) =>
      client.rpc('office_devices', { ...filter, ...pageAfter(after), most }).abortSignal(signal),
    shape: Device,
    endOf,
  });
  return (
    <Sheet open toRead title={title} onClose={onClose}>
      <Remotely remote={pages.remote} failed={words.failed}>
        {(devices) => (
          <>
            <Rows label={title}>
              {pages.shown(devices).map((device) => (
                <Row
                  key={device.id}
                  title={device.name ?? words.nobody}
                  detail={detailOf(device)}
                  to={`/admin/people?of=${device.person}`}
                />
              ))}
            </Rows>
            <UncountedPages
              page={pages.page}
              isLast={pages.isLast(devices)}
              onChange={(page) => pages.turn(page, devices)}
            />
          </>
        )}
      </Remotely>
    </Sheet>
  );
}
