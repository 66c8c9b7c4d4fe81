export const words = {
  reader: {
    title: 'Resumen del paciente',
    help: 'Pide el PIN a la persona de quien trata. Se abre en este dispositivo; no se envía nada.',
    pin: 'PIN',
    open: 'Abrir',
    opening: 'Abriendo…',
    wrong: 'Ese PIN no lo abre.',
    old: 'Este navegador no puede abrirlo. Prueba otro, como Chrome o Firefox.',
    save: 'Guardar como FHIR',
  },
  gathering: (known: string, count: string) => `Código ${known} de ${count} leído`,
  gatheringHelp: 'Escanea los demás con la cámara, en este dispositivo. Se abre cuando estén todos.',
  none: 'Aquí no hay nada que abrir',
  noneHelp: 'Escanea los códigos que te muestren o abre el archivo que te dieron.',
  forget: 'Cerrar y olvidar',
};
