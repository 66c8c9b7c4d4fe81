import { useState } from 'react';
import { Banner } from '../cloth.tsx';
import { ButtonLink } from '../button.tsx';
import {
  BloomIcon,
  BowlIcon,
  FlaskIcon,
  MessageIcon,
  PlayIcon,
  ShieldIcon,
  StairsIcon,
  WalletIcon,
  WorkoutIcon,
} from '../icons.tsx';
import { Brand, Mark, ModuleMark } from '../mark/mark.tsx';
import { Segments } from '../tabs.tsx';
import * as scales from '../theme/scales.ts';

const MODULES = [StairsIcon, WorkoutIcon, BowlIcon, FlaskIcon, BloomIcon, WalletIcon, MessageIcon, ShieldIcon];

function ThemeChoice() {
  const [theme, setTheme] = useState('system');
  const choose = (next: string) => {
    setTheme(next);
    if (next === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = next;
  };
  const options = ['system', 'light', 'dark'].map((value) => ({ value, label: value }));
  return <Segments label="Theme" options={options} value={theme} onChange={choose} />;
}

export const BrandPart = () => (
  <section>
    <h1 className="visually-hidden">The kit</h1>
    <div className="line-up wide">
      <Brand />
      <Mark />
      <ThemeChoice />
    </div>
    <Banner
      above="Thursday 20 November"
      title="Good morning, Tèmítọ́pẹ́"
      detail="One workout and two meals left today. All of it works without a connection."
      act={
        <ButtonLink to="/ui" look="act" large icon={PlayIcon}>
          Start workout
        </ButtonLink>
      }
    />
    <div className="line-up wide">
      {MODULES.map((icon, stitch) => (
        <ModuleMark // oxlint-disable-next-line react/no-array-index-key -- a module is its stitch
          key={stitch}
          stitch={stitch}
          icon={icon}
        />
      ))}
    </div>
  </section>
);

export const ScalesPart = () => (
  <section>
    <h2>Scales</h2>
    <div className="swatches">
      {Object.entries(scales).map(([name, steps]) => (
        <div key={name}>
          {Object.entries(steps).map(([step, colour]) => (
            <i key={step} style={{ background: colour }} title={`${name} ${step}`} />
          ))}
        </div>
      ))}
    </div>
  </section>
);

export const TypePart = () => (
  <section>
    <h2>Type</h2>
    <div>
      <p className="display" style={{ fontSize: 'var(--font-sizes-hero)' }}>
        Ẹ káàárọ̀ 1,240
      </p>
      <p className="display" style={{ fontSize: 'var(--font-sizes-3xl)' }}>
        Good morning, Ṣadé
      </p>
      <p className="display" style={{ fontSize: 'var(--font-sizes-2xl)' }}>
        ₦450,000 in 3 parts
      </p>
      <h3>Today’s schedule</h3>
      <p>Ìfẹ́olúwa, Ṅkechi, Ɗanjuma, Ƙasim, ɓera, ẹ̀fọ́ rírò, ₦15,000 per session. Füße, garçon, ¿mañana?</p>
      <p className="small muted numbers">Small for details. 0123456789</p>
    </div>
  </section>
);
