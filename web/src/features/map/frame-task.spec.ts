import { FrameTask } from './frame-task.js';

describe('FrameTask', () => {
  let frames: (() => void)[];
  let done: string[];
  let task: FrameTask;
  const works = (name: string, secondStep?: () => void) => () => {
    done.push(name);
    return secondStep;
  };
  const nextFrame = () => frames.splice(0).forEach((work) => work());

  beforeEach(() => {
    frames = [];
    done = [];
    globalThis.requestAnimationFrame = (callback) => frames.push(() => callback(0));
    globalThis.cancelAnimationFrame = () => (frames = []);
    task = new FrameTask();
  });

  it('runs only the newest task, in the next frame', () => {
    task.schedule(works('first'));
    task.schedule(works('second'));
    expect(done).toEqual([]);
    nextFrame();
    expect(done).toEqual(['second']);
    nextFrame();
    expect(done).toEqual(['second']);
  });

  it('finishes a started task in its own frame before a newer one', () => {
    task.schedule(works('begun', works('ended')));
    nextFrame();
    task.schedule(works('newer'));
    expect(done).toEqual(['begun']);
    nextFrame();
    expect(done).toEqual(['begun', 'ended']);
    nextFrame();
    expect(done).toEqual(['begun', 'ended', 'newer']);
    expect(frames).toEqual([]);
  });

  it('runs nothing after a stop until the next task', () => {
    task.schedule(works('first'));
    task.stop();
    nextFrame();
    expect(done).toEqual([]);
    task.schedule(works('second'));
    nextFrame();
    expect(done).toEqual(['second']);
  });
});
