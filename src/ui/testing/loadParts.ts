// What the browser fetches when it is first needed is here before a screen is tested, as after an idle moment.
if (typeof document !== 'undefined') {
  const { modalPart, toastPart } = await import('../parts.ts');
  await Promise.all([modalPart.load(), toastPart.load()]);
}

export {};
