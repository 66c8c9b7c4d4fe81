export const words = {
  open: 'Resumen como FHIR, sin cerrar',
  openHelp: 'Para el sistema de un hospital. Quien tenga el archivo puede leerlo.',
  title: 'Compartir mi salud',
  help: 'Un resumen de lo que sabe este dispositivo, según el estándar internacional. Se hace aquí y no se envía a ninguna parte.',
  pin: 'PIN',
  pinHelp:
    'Dilo en persona y nunca lo envíes con el archivo. Quien tenga el archivo puede intentar adivinarlo; por eso es largo.',
  pinShort: 'Doce signos o más.',
  lockedFile: 'Archivo cerrado',
  lockedFileHelp: 'Una página que cualquier navegador abre con el PIN, sin red.',
  codes: 'Códigos para escanear',
  codesHelp:
    'Solo los valores más nuevos, en unos pocos códigos. Escanear no necesita la aplicación, pero la página que los abre necesita red.',
  tooLong: 'Es demasiado largo para códigos. Usa el archivo cerrado.',
  code: (place: string, count: string) => `Código ${place} de ${count}`,
  next: 'Código siguiente',
  first: 'Otra vez el primero',
  scanHelp: 'Escanéalos todos con la cámara de un mismo teléfono y escribe allí el PIN.',
  failed: 'No se pudo hacer',
};
