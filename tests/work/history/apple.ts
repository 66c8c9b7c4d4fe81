// What a phone exports, after the document type that stands in each such file (HealthKit Export Version 14); none is of
// a real person.

const TYPE = `<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
<!-- Note: Any Records that appear as children of a correlation also appear as top-level records in this document. -->
<!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>
]>`;

export const appleHealth = (body: string, { type = TYPE, exported = '2026-08-25 20:00:00 +0100' } = {}): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
${type}
<HealthData locale="en_NG">
 <ExportDate value="${exported}"/>
 <Me HKCharacteristicTypeIdentifierDateOfBirth="1990-01-01" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexNotSet"/>
${body}
</HealthData>
`;

interface Told {
  value: number | string;
  unit?: string;
  from: string;
  to?: string;
  source?: string;
}

/** `from` and `to` as `2026-08-20 07:00:00 +0100`. */
const record = (type: string, { value, unit, from, to = from, source = 'Phone' }: Told): string =>
  ` <Record type="${type}" sourceName="${source}" sourceVersion="18" device="&lt;&lt;HKDevice: 0x1&gt;, name:iPhone&gt;"${
    unit === undefined ? '' : ` unit="${unit}"`
  } creationDate="${to}" startDate="${from}" endDate="${to}" value="${value}"/>\n`;

export const quantity = (name: string, told: Told): string => record(`HKQuantityTypeIdentifier${name}`, told);

export const asleep = (stage: string, from: string, to: string, source = 'Watch'): string =>
  record('HKCategoryTypeIdentifierSleepAnalysis', {
    value: `HKCategoryValueSleepAnalysis${stage}`,
    from,
    to,
    source,
  });
