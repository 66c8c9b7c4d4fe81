import type { LabOrderItem } from '#sync/entities/lab-order-items.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import { dayInWords } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { PRODUCT_NAME } from '#src/lib/product.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { missingOf } from '#src/work/lab/missing.ts';
import { labResultWords } from '#src/work/lab/words.ts';
import type { Order } from './queries.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { labWords } from './words.ts';

/** Of a panel of which some is there, the codes of what is not; null where all of it is. */
function missingOfItem(item: LabOrderItem, results: readonly LabResult[]): string | null {
  const codes = missingOf(item, results);
  if (codes.length === 0) return null;
  return codes.length === item.analytes.length ? item.test_name : `${item.test_name} (${codes.join(', ')})`;
}

/** An order as a sheet of paper. */
export function OrderPaper({ known, profile }: { known: Order; profile: Profile | null }) {
  const { files: words, orders, timeline, status: names } = useWords(labWords);
  const { flags } = useWords(labResultWords);
  const language = useLanguage();
  const { momentOf } = useMoments();
  const { order, items, results, steps, names: people } = known;
  const reasons: Readonly<Record<string, string>> = timeline.reasons;
  const missing = items.flatMap((item) => missingOfItem(item, results) ?? []);
  return (
    <div className="lab-paper">
      <p>{PRODUCT_NAME}</p>
      <h1>{order.order_number ?? orders.unnumbered}</h1>
      {profile && (
        <p>
          {fullNameOf(profile)}
          {profile.date_of_birth && ` · ${dayInWords(profile.date_of_birth, language)}`}
        </p>
      )}
      <table>
        <thead>
          <tr>
            {[words.test, words.value, words.range, words.flag].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map(
            ({ id, test_name, result_value, unit, reference_range, flag, interpretation, verified_by_id }) => (
              <tr key={id}>
                <th scope="row">
                  {test_name}
                  {interpretation && <p>{interpretation}</p>}
                </th>
                <td>{[result_value, unit].filter(Boolean).join(' ')}</td>
                <td>{reference_range}</td>
                <td>
                  {flags[flag]}
                  {verified_by_id && people.get(verified_by_id) && (
                    <p>{words.verified(people.get(verified_by_id) ?? '')}</p>
                  )}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {missing.length > 0 && <p>{words.missing(missing.join(', '))}</p>}
      <h2>{timeline.title}</h2>
      <ul>
        {steps
          .filter(({ isToCome }) => !isToCome)
          .map(({ name, at, why }) => (
            <li key={`${name} ${at}`}>
              {[names[name], at && momentOf(at), why && (reasons[why] ?? why)].filter(Boolean).join(' · ')}
            </li>
          ))}
      </ul>
    </div>
  );
}
