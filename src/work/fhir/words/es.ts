export const words = {
  title: 'Resumen del paciente',
  problems: {
    title: 'Problemas',
    none: 'No se conocen problemas.',
    unknown: 'No se sabe nada sobre problemas.',
  },
  allergies: {
    title: 'Alergias',
    none: 'No se conocen alergias.',
    unknown: 'No se sabe nada sobre alergias.',
  },
  medicines: {
    title: 'Medicamentos',
    none: 'No toma medicamentos.',
    unknown: 'No se sabe nada sobre medicamentos.',
  },
  severities: { mild: 'leve', moderate: 'moderada', severe: 'grave' } as Record<string, string>,
  signed: 'firmado por un médico',
  results: 'Resultados de laboratorio',
  vitals: 'Signos vitales',
  what: 'Qué',
  value: 'Valor',
  range: 'Rango habitual',
  flag: 'Indicación',
  when: 'Cuándo',
  flags: { normal: 'Normal', high: 'Alto', low: 'Bajo', abnormal: 'Anormal', critical: 'Crítico' } as Record<
    string,
    string
  >,
  kinds: {
    systolic: 'Presión arterial',
    heart_rate: 'Frecuencia cardíaca',
    resting_heart_rate: 'Frecuencia en reposo',
    blood_glucose: 'Glucosa en sangre',
    oxygen_saturation: 'Saturación de oxígeno',
    temperature: 'Temperatura corporal',
    respiratory_rate: 'Respiraciones por minuto',
    weight: 'Peso',
    height: 'Estatura',
  } as Record<string, string>,
};
