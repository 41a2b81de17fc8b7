// Stands in for https://apis.google.com/js/api.js in tests, which have no network: only what the
// Firebase SDK and the auth emulator's helper frame use of gapi.iframes, over postMessage.
// Everything else on that path is real.
(() => {
  const handlers = new Map();
  const waitingCalls = [];
  const waitingReplies = new Map();
  let lastCall = 0;

  const respond = async ({ name, id, data, source }) => {
    const result = await handlers.get(name)(data);
    source.postMessage({ gapiReply: id, result: [result] }, '*');
  };

  window.addEventListener('message', ({ data: message, source }) => {
    if (message?.gapiCall) {
      const call = { name: message.gapiCall, id: message.id, data: message.data, source };
      if (handlers.has(call.name)) respond(call);
      else waitingCalls.push(call);
    } else if (message?.gapiReply) {
      waitingReplies.get(message.gapiReply)?.(message.result);
      waitingReplies.delete(message.gapiReply);
    }
  });

  const frameOf = (target) => ({
    register(name, handler) {
      handlers.set(name, handler);
      for (const call of waitingCalls.filter((each) => each.name === name)) respond(call);
    },
    send(name, data, onReply) {
      const id = `${location.origin}-${(lastCall += 1)}`;
      waitingReplies.set(id, onReply);
      target().postMessage({ gapiCall: name, id, data }, '*');
    },
    restyle: async () => undefined,
    ping: async (onAnswer) => onAnswer(),
  });

  const openFrame = ({ where, url, attributes }) =>
    new Promise((opened) => {
      const frame = document.createElement('iframe');
      Object.assign(frame.style, attributes?.style);
      frame.src = url;
      frame.addEventListener('load', () => opened(frame));
      where.append(frame);
    });

  window.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: {
      Iframe: true, // asked only whether it is there
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => ({
        getParentIframe: () => frameOf(() => window.parent),
        open: async (options, onOpen) => {
          const frame = await openFrame(options);
          return onOpen(frameOf(() => frame.contentWindow));
        },
      }),
    },
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  window[onload ?? 'gapi_onload']?.();
})();
