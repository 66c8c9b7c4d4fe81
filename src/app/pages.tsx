import { memo, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { createAppData } from '#src/data/app-data.ts';
import { DataProvider } from '#src/data/provider.tsx';
import { useSettingsFollowed } from '#src/data/settings/use-settings-followed.ts';
import { useAuthLinks } from '#src/features/account/use-auth-links.ts';
import { useDeletionFollowed } from '#src/features/account/leaving/use-deletion.ts';
import type { Install } from '#src/features/install/install.ts';
import { withoutLastSlash } from '#src/lib/paths.ts';
import { screenAt } from '#src/areas/index.ts';
import type { Screen } from '#src/areas/screen.ts';
import { later } from '#src/ui/later.ts';
import { useFocusHeading } from '#src/ui/page-header.tsx';
import { ErrorBoundary } from './broken.tsx';
import { Corner } from './corner.tsx';
import { useScreenKept } from './kept/use-screen-kept.ts';
import { Inside } from './inside.tsx';
import { NotFound } from './not-found.tsx';
import { DOOR_PARTS, SCREEN_PARTS } from './routes.tsx';
import type { Updates } from './updates.ts';
import { useGuard } from './use-guard.ts';
import { useKeptAreas } from './use-kept-areas.ts';
import { Tapped } from './tapped.tsx';
import { useTopOfPage } from './top-of-page.ts';
import { useUnreadForgotten } from './unread.ts';
import { Waiting } from './waiting.tsx';

const ApprovalScreen = later(async () => (await import('#src/features/account/approval-screen.tsx')).ApprovalScreen);
const Coming = later(async () => (await import('./coming/coming.tsx')).Coming);
const ProfileFailed = later(async () => (await import('./opening-failed.tsx')).ProfileFailed);

/** Shows a page to those who may see it, and sends others where they have to go first. */
function Guarded({ screen }: { screen: Screen }) {
  const { verdict, profile, begin } = useGuard(screen);
  // What replaced the page had the focus, and the page takes it back.
  useFocusHeading(verdict.kind === 'coming' || verdict.kind === 'failed' ? verdict.kind : screen.path);
  if (verdict.kind === 'wait') return <Waiting />;
  if (verdict.kind === 'go') return <Navigate to={verdict.to} replace />;
  if (verdict.kind === 'not-approved') return <ApprovalScreen status={verdict.status} />;
  if (verdict.kind === 'coming') return <Coming {...verdict.progress} onStart={verdict.canStart ? begin : null} />;
  if (verdict.kind === 'failed') return <ProfileFailed retry={verdict.retry} />;
  const Shown = SCREEN_PARTS[screen.path];
  const shown = Shown && <Shown />;
  // Onboarding is one task, without the shell.
  return screen.path === '/onboarding' ? shown : <Inside profile={profile}>{shown}</Inside>;
}

/** Outside React, so that strict mode opens nothing twice and it is under way at the first render. */
const data = createAppData();
data.start();

async function diagnostics(): Promise<string> {
  const opening = data.opening.getSnapshot();
  if (opening.state !== 'open') return opening.state;
  const { diagnosticsOf } = await import('#src/data/sync/diagnostics.ts');
  return diagnosticsOf(opening.db);
}

/** Renders on a change of address, not on every change around it. */
const CurrentScreen = memo(({ path }: { path: string }) => {
  const Door = DOOR_PARTS[path];
  if (Door) return <Door />;
  const screen = screenAt(path);
  return screen ? <Guarded screen={screen} /> : <NotFound />;
});

function Page() {
  const path = withoutLastSlash(useLocation().pathname);
  useAuthLinks();
  useDeletionFollowed();
  useSettingsFollowed();
  useUnreadForgotten();
  useKeptAreas(path);
  useTopOfPage(path);
  useScreenKept(path);
  useFocusHeading(path);
  return (
    <ErrorBoundary path={path} diagnostics={diagnostics}>
      <Suspense fallback={<Waiting />}>
        <CurrentScreen path={path} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface PagesProps {
  updates: Updates;
  install: Install;
}

/** Every page of the app, and the data behind them. */
export const Pages = ({ updates, install }: PagesProps) => (
  <DataProvider data={data}>
    <Page />
    <Tapped />
    <Corner updates={updates} install={install} />
  </DataProvider>
);
