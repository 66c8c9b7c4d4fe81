import { PRODUCT_NAME } from '#src/lib/product.ts';
import { CheckIcon, DeviceIcon, ToSendIcon } from '#src/ui/icons.tsx';
import { ModuleMark } from '#src/ui/mark/mark.tsx';
import { CLAIMS } from '../content/company.ts';
import { MODULES } from '../content/modules.ts';
import type { ModuleName } from '../content/modules.ts';
import { ProgramCard, ProgramRow } from '../parts/program.tsx';
import { Section } from '../parts/pieces.tsx';
import { To } from '../parts/to.tsx';
import { MODULE_ICONS, Wheel } from '../parts/wheel.tsx';
import { PROGRAMS } from '../content/programs.ts';

function Hero() {
  return (
    <section className="cloth aside hero">
      <div className="wrapper">
        <div className="hero-words">
          <p className="origin">
            <b lang="yo">{PRODUCT_NAME.toLowerCase()}</b>, Yoruba: health
          </p>
          <h1 tabIndex={-1}>One team for the whole of your health</h1>
          <p className="lead">
            Weight loss, fitness, food, doctors and aesthetic surgery, planned as one program. It lives on your phone
            and works without data.
          </p>
          <p className="acts">
            <To path="/auth" className="button act large signed-out">
              Get Started
            </To>
            <To path="/dashboard" className="button act large signed-in">
              Open your dashboard
            </To>
            <To path="/programs" className="button line large">
              See programs
            </To>
          </p>
          <dl className="claims">
            {CLAIMS.map(({ figure, words }) => (
              <div key={figure}>
                <dt className="figure">{figure}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Wheel />
      </div>
    </section>
  );
}

function Modules() {
  return (
    <Section title="Eight kinds of care, one record">
      <ul className="modules">
        {(Object.keys(MODULES) as ModuleName[]).map((name, index) => (
          <li key={name}>
            <To path={MODULES[name].path} className="module-link">
              <ModuleMark stitch={index} icon={MODULE_ICONS[name]} />
              <span>
                <strong>{MODULES[name].title}</strong>
                <span className="detail">{MODULES[name].description}</span>
              </span>
            </To>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const TRAIL = [
  { what: '3 sets of squats', where: '11:20, no signal', state: 'tack', Icon: DeviceIcon, badge: 'On this device' },
  {
    what: 'Jollof rice, grilled chicken',
    where: '13:05, back online',
    state: 'warn',
    Icon: ToSendIcon,
    badge: 'Sending',
  },
  { what: 'Your weight', where: 'Safe on your account', state: 'ok', Icon: CheckIcon, badge: 'Saved' },
] as const;

function WithoutSignal() {
  return (
    <section className="section raised">
      <div className="wrapper halves">
        <div>
          <h2>No signal in the gym? Carry on.</h2>
          <p className="lead">
            What you log is kept on your phone first. {PRODUCT_NAME} tells you where each record is, and sends it when
            you are back online.
          </p>
        </div>
        <ul className="trail">
          {TRAIL.map(({ what, where, state, Icon, badge }) => (
            <li key={state} className={state}>
              <span>
                <strong>{what}</strong>
                <span className="detail">{where}</span>
              </span>
              <span className={`badge ${state}`}>
                <Icon />
                {badge}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Prices() {
  const withSurgery = PROGRAMS.filter(({ surgeries }) => surgeries > 0);
  const others = PROGRAMS.filter(({ surgeries }) => surgeries === 0);
  return (
    <Section
      title="Prices, before you sign up"
      aside={
        <To path="/programs" className="button quiet">
          All programs
        </To>
      }
    >
      <ul className="programs">
        {withSurgery.map((program) => (
          <ProgramCard key={program.id} program={program} brief />
        ))}
      </ul>
      <ul className="price-rows two">
        {others.map((program) => (
          <ProgramRow key={program.id} program={program} />
        ))}
      </ul>
    </Section>
  );
}

export function Home() {
  return (
    <>
      <Hero />
      <Modules />
      <WithoutSignal />
      <Prices />
    </>
  );
}
