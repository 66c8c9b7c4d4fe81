import { profileOf } from '#sync/queries/profiles.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import { useRow } from '#src/data/rows.ts';
import { formatMoney } from '#src/lib/money.ts';
import { Card } from '#src/ui/card.tsx';
import { WalletIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Stat } from '#src/ui/stat.tsx';
import { Answered } from '#src/ui/states.tsx';
import { providerWords } from './words.ts';

/** In cents; a range where there are two. Null where none is set. */
export function feeInWords({
  consultation_fee: fee,
  consultation_fee_max: most,
}: Pick<Profile, 'consultation_fee' | 'consultation_fee_max'>): string | null {
  if (fee === null) return null;
  const price = formatMoney(fee, 'USD');
  return most !== null && most > fee ? `${price}-${formatMoney(most, 'USD')}` : price;
}

export function FeeCard() {
  const { fee: words, coming, failed } = useWords(providerWords);
  const answer = useRow(profileOf);
  return (
    <Card>
      <Answered answer={answer} coming={coming} empty={null} failed={failed}>
        {(profile) => <Stat label={words.title} icon={WalletIcon} figure={feeInWords(profile) ?? words.unset} />}
      </Answered>
    </Card>
  );
}
