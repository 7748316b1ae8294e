// A race for each workload, so that its samples are still there when one comes back.
import { Race } from "./race";

export class Races {
  private readonly all = new Map<string, Race>();

  of(workload: string): Race {
    const race = this.all.get(workload) ?? new Race();
    this.all.set(workload, race);
    return race;
  }
}
