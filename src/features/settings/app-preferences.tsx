import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Settings } from '#src/data/settings/settings.ts';
import { useIsDataLow, useLowDataChosen } from '#src/data/settings/use-low-data.ts';
import { settings, useSettings } from '#src/data/settings/use-settings.ts';
import { chooseLowData } from '#src/lib/low-data.ts';
import type { LowData } from '#src/lib/low-data.ts';
import { LANGUAGE_NAMES } from '#src/lib/language-names.ts';
import { Card } from '#src/ui/card.tsx';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { settingsWords } from './words.ts';

interface ChoiceProps<Value extends string> {
  label: string;
  help?: ReactNode;
  value: Value;
  options: Record<Value, string>;
  onChoose: (value: Value) => Promise<void>;
}

function Choice<Value extends string>({ options, onChoose, ...rest }: ChoiceProps<Value>) {
  const listed = Object.entries<string>(options).map(([value, label]) => ({ value, label }));
  return <SelectField {...rest} options={listed} onChange={(event) => void onChoose(event.target.value as Value)} />;
}

/** The browser's zones, plus the current one, which it may spell differently. */
function useZones(inUse: string): Record<string, string> {
  return useMemo(() => {
    const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), inUse])].toSorted();
    return Object.fromEntries(zones.map((zone) => [zone, zone.replaceAll('_', ' ')]));
  }, [inUse]);
}

function useChoosing() {
  const { language } = useSettings();
  return <Name extends keyof Settings>(name: Name) =>
    async (value: Settings[Name]): Promise<void> => {
      settings.choose({ [name]: value });
      // In the new language.
      const { saved } = await settingsWords.in(name === 'language' ? (value as Settings['language']) : language);
      toast({ title: saved });
    };
}

/** Of this device alone: it is its connection that costs. */
function LowDataChoice() {
  const { lowData: words, saved } = useWords(settingsWords);
  const chosen = useLowDataChosen();
  const isLow = useIsDataLow();
  async function choose(value: LowData): Promise<void> {
    chooseLowData(value);
    toast({ title: saved });
  }
  return (
    <Choice
      label={words.label}
      help={isLow ? words.isOn : words.help}
      options={{ auto: words.auto, on: words.on, off: words.off }}
      value={chosen}
      onChoose={choose}
    />
  );
}

/** Every choice applies at once. */
export function AppPreferences({ children }: { children?: ReactNode }) {
  const words = useWords(settingsWords);
  const now = useSettings();
  const choose = useChoosing();
  const zones = useZones(now.timezone);
  const { label: theme, ...themes } = words.theme;
  const { label: units, ...systems } = words.units;
  const { label: weekStart, ...days } = words.weekStart;
  return (
    <Card title={words.preferences}>
      <Choice label={theme} options={themes} value={now.theme} onChoose={choose('theme')} />
      <Choice label={words.language} options={LANGUAGE_NAMES} value={now.language} onChoose={choose('language')} />
      <Choice label={units} options={systems} value={now.units} onChoose={choose('units')} />
      <Choice label={weekStart} options={days} value={now.week_start} onChoose={choose('week_start')} />
      <Choice
        label={words.timezone}
        help={words.timezoneHelp}
        options={zones}
        value={now.timezone}
        onChoose={choose('timezone')}
      />
      <LowDataChoice />
      <SwitchField
        label={words.hideBody}
        help={words.hideBodyHelp}
        checked={now.hide_body}
        onChange={({ target }) => void choose('hide_body')(target.checked)}
      />
      {children}
    </Card>
  );
}
