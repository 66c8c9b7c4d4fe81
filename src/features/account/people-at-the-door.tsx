import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppData } from '#src/data/provider.tsx';
import { useSession } from '#src/data/session/use-session.ts';
import { Card } from '#src/ui/card.tsx';
import { Door } from '#src/ui/door.tsx';
import { withNetwork } from './with-network.tsx';

const People = withNetwork(async () => (await import('./on-demand/people.tsx')).People);

const PeopleCard = () => (
  <Card>
    <Suspense>
      <People />
    </Suspense>
  </Card>
);

/** Somebody is signed in on this device and does not have it in hand. */
function useIsSomebodyBeside(): boolean {
  const { store } = useAppData().session;
  const [isSomebody, setSomebody] = useState(false);
  useEffect(() => {
    void import('#src/data/session/beside.ts')
      .then(({ allBeside }) => allBeside(store.kept))
      .then((people) => setSomebody(people.length > 0))
      .catch(() => undefined);
  }, [store]);
  return isSomebody;
}

/** A message is for one of several, or the PIN of whoever has the device in hand is owed. */
function useIsChoosing(): boolean {
  const now = useSession();
  const [params] = useSearchParams();
  if (now.state !== 'signed-in') return false;
  return now.assurance === 'locked' || (params.has('person') && params.get('person') !== now.account.userId);
}

/** The list where somebody is beside, for whoever wants nothing of this form. */
export const PeopleBeside = () => useIsSomebodyBeside() && <PeopleCard />;

interface ChoosingFirstProps {
  door: { title: string; description: string; heading: string };
  children: ReactNode;
}

/** The list alone where somebody is to be chosen, or a PIN given, before anything else. */
export function ChoosingFirst({ door: { title, description, heading }, children }: ChoosingFirstProps) {
  if (!useIsChoosing()) return children;
  return (
    <Door title={title} description={description} heading={heading}>
      <PeopleCard />
    </Door>
  );
}
