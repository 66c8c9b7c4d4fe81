import { useState } from 'react';
import { Badge, Estimate, StandingBadge } from '../badge.tsx';
import { Button, ButtonLink } from '../button.tsx';
import { Card } from '../card.tsx';
import { BowlIcon, DropIcon, PlusIcon, ScalesIcon, WorkoutIcon } from '../icons.tsx';
import { LogToggle } from '../log-toggle.tsx';
import { Tally } from '../marks/ticks.tsx';
import { Row, Rows, Seam } from '../row.tsx';
import { Empty, Failed, FirstSync } from '../states.tsx';
import { SyncChip } from '../sync-chip.tsx';
import type { SyncState } from '../sync-chip.tsx';

const SYNC: SyncState[] = [
  'synced',
  'to-send',
  'offline',
  'portal',
  'cannot-reach',
  'first-sync',
  'sign-in',
  'update-needed',
  'storage',
  'needs-attention',
];

const nothing = () => undefined;

export const BadgesPart = () => (
  <section>
    <h2>Where things are</h2>
    <div className="line-up">
      {SYNC.map((state) => (
        <SyncChip key={state} state={state} unsent={3} onOpen={nothing} />
      ))}
    </div>
    <div className="line-up">
      <Badge tone="ok">Done</Badge>
      <Badge tone="info">Confirmed</Badge>
      <Badge tone="warn">Requested</Badge>
      <Badge tone="bad">Not accepted</Badge>
      <Badge>Planned</Badge>
      <Badge tone="sun">Most Popular</Badge>
      <StandingBadge standing="on-this-device" />
      <StandingBadge standing="sending" />
      <StandingBadge standing="needs-attention" />
      <Estimate onOpen={nothing} />
    </div>
  </section>
);

export const StatesPart = () => (
  <section>
    <h2>Four states of every list</h2>
    <div className="grid four">
      <Card>
        <FirstSync title="Getting your workouts" progress={{ received: 240, stall: null }} />
      </Card>
      <Card>
        <Empty
          title="No meals yet today"
          act={
            <Button look="act" icon={PlusIcon}>
              Log a meal
            </Button>
          }
        >
          Log breakfast and your day starts to fill in.
        </Empty>
      </Card>
      <Card title="Meals">
        <Rows>
          <Row title="Akara and ògì" detail="Saved is silent." standing="on-this-device" />
        </Rows>
      </Card>
      <Card>
        <Failed title="Lab results did not load" onRetry={nothing}>
          The server did not answer. Results you opened before are still here.
        </Failed>
      </Card>
    </div>
  </section>
);

function Meals() {
  const [logged, setLogged] = useState(false);
  return (
    <Card title="Meal plan" beside={<span className="muted small">3 of 5 logged</span>}>
      <Rows label="Meals">
        <Row
          title="Akara and ògì"
          detail="4 pieces, 1 cup"
          leading={<LogToggle name="Akara and ògì" logged onToggle={nothing} />}
          trailing={
            <>
              420
              <Estimate onOpen={nothing} />
            </>
          }
        />
        <Row
          title="Boli and groundnuts"
          detail="1 small plantain"
          standing="on-this-device"
          leading={<LogToggle name="Boli and groundnuts" logged onToggle={nothing} />}
          trailing="180"
        />
      </Rows>
      <Seam />
      <Rows label="Dinner">
        <Row
          title="Ẹ̀fọ́ rírò with fish"
          detail="2 ladles"
          leading={<LogToggle name="Ẹ̀fọ́ rírò with fish" logged={logged} onToggle={setLogged} />}
          trailing="290"
        />
      </Rows>
    </Card>
  );
}

export const RowsPart = () => (
  <section>
    <h2>Cards and rows</h2>
    <div className="grid two">
      <Meals />
      <Card
        title="Today’s schedule"
        beside={
          <ButtonLink to="/ui" look="quiet">
            All
          </ButtonLink>
        }
      >
        <Rows>
          <Row
            past
            leading="07:00"
            title="Morning walk"
            detail="35 min, Ikoyi"
            badges={<Badge tone="ok">Done</Badge>}
          />
          <Row
            leading="12:30"
            title="Nutrition consult"
            detail="Ìfẹ́olúwa Adéyẹmí, video"
            badges={<Badge tone="info">Confirmed</Badge>}
            to="/ui"
          />
          <Row
            leading="10:00"
            title="Personal training"
            detail="Coach Amina Bello"
            badges={<Badge tone="warn">Requested</Badge>}
            standing="on-this-device"
          />
        </Rows>
      </Card>
      <Card title="Waiting to send" beside={<StandingBadge standing="on-this-device" />}>
        <Rows>
          <Row
            icon={WorkoutIcon}
            title="Workout sets"
            detail="Lower body, 11:20"
            standing="on-this-device"
            trailing={<Tally count={3} />}
          />
          <Row icon={DropIcon} title="Water" detail="Today, 2 glasses" trailing="2" onOpen={nothing} />
          <Row icon={BowlIcon} title="Akara and ògì" detail="08:10, 420 kcal" />
          <Row icon={ScalesIcon} title="Weight 84.6 kg" detail="Yesterday, 0.5 kg less than last week" />
        </Rows>
      </Card>
      <Card title="Needs attention" attention beside={<Badge tone="bad">Not accepted</Badge>}>
        <p>Coach Amina is no longer free then. Your session stays on Thursday at 17:30 until you choose again.</p>
      </Card>
    </div>
  </section>
);
