// kernel/offers.ts
function e(e, n) {
	if (n === void 0) return { one: e };
	let { open: r, barred: i } = t(e, n);
	return i === null ? { one: r } : {
		one: r,
		not: i
	};
}
function t(e, t) {
	let n = [], r = null;
	for (let i of e) {
		let e = t(i);
		e === null ? n.push(i) : r === null ? r = [{
			value: i,
			because: e
		}] : r.push({
			value: i,
			because: e
		});
	}
	return {
		open: n,
		barred: r
	};
}
function n(e, t) {
	let n = { type: e.type }, i = e.fields;
	for (let e in i) n[e] = r(i[e], t);
	return n;
}
function r(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let i in e.parts) n[i] = r(e.parts[i], t);
		return n;
	}
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: i, atMost: a } = e, o = i + t(Math.min(a, n.length) - i + 1), s = [...n];
	return Array.from({ length: o }, () => s.splice(t(s.length), 1)[0]);
}
// search/random.ts
function i({ game: e, checks: t, search: r }) {
	return {
		name: "random",
		choose({ seat: i, view: a, offers: o }, s) {
			let c = o[s(o.length)];
			if (c === void 0) throw Error(`${e}: seat ${i} was asked without an offer`);
			if (!t.includes(c.type)) return n(c, s);
			let l = r.sample(r.redeal(a, s(4294967296)), i, s, o);
			if (l === null) throw Error(`${e}: seat ${i} found no offer that holds`);
			let { seat: u, ...d } = l;
			return d;
		}
	};
}
// games/manticore/content/board.ts
var a = [
	{
		q: -6,
		r: -3,
		cells: ". . . . E E . . S S . . ."
	},
	{
		q: -5,
		r: -3,
		cells: ". . . E E . . S S . . ."
	},
	{
		q: -4,
		r: -4,
		cells: ". I . . . . . . . . . W ."
	},
	{
		q: -3,
		r: -4,
		cells: "I I . . . . . . . . W W"
	},
	{
		q: -2,
		r: -5,
		cells: ". . . . . . . . . . . . ."
	},
	{
		q: -1,
		r: -5,
		cells: ". . . . . C C . . . . ."
	},
	{
		q: 0,
		r: -6,
		cells: "F F . . . C C C . . . D D"
	},
	{
		q: 1,
		r: -6,
		cells: "F F . . . C C . . . D D"
	},
	{
		q: 2,
		r: -7,
		cells: ". . . . . . 10 . . . . . ."
	},
	{
		q: 3,
		r: -7,
		cells: ". 2 3 . . 9 . . . . . ."
	},
	{
		q: 4,
		r: -8,
		cells: ". 1 . 4 . . 8 . . . H H ."
	},
	{
		q: 5,
		r: -8,
		cells: "M . . 5 6 7 . X . . H ."
	},
	{
		q: 6,
		r: -9,
		cells: "M M . . . . . X X . . . ."
	}
], o = {
	C: "city",
	M: "cave",
	F: "forge",
	E: "elvenWorkshop",
	D: "dwarfWorkshop",
	S: "shoeManufactory",
	W: "witchHut",
	H: "druidHut",
	I: "iceTower",
	X: "fieryEarth"
}, s = [
	"forge",
	"elvenWorkshop",
	"dwarfWorkshop",
	"shoeManufactory",
	"witchHut",
	"druidHut",
	"iceTower",
	"fieryEarth"
], c = a.flatMap(({ q: e, r: t, cells: n }) => n.split(" ").map((n, r) => ({
	hex: {
		q: e,
		r: t + r
	},
	sign: n
}))), l = c.map((e, t) => t), u = c.map(({ hex: e }) => e), d = c.map(({ sign: e }) => o[e] ?? "forest"), f = new Map(l.map((e) => [`${u[e].q},${u[e].r}`, e]));
function p(e, t) {
	let n = f.get(`${e},${t}`);
	if (n === void 0) throw RangeError(`there is no cell (${e},${t})`);
	return n;
}
var m = p(5, -8), h = p(1, 0), g = [
	m,
	...c.flatMap(({ sign: e }, t) => Number(e) > 0 ? [{
		step: Number(e),
		cell: t
	}] : []).sort((e, t) => e.step - t.step).map(({ cell: e }) => e),
	h
], _ = g.length - 1, ee = [
	p(1, 0),
	p(0, -1),
	p(1, -1),
	p(0, 1),
	p(-1, 1),
	p(-1, 0),
	p(0, 0)
], te = {
	warrior: {
		initiative: 4,
		defense: 2,
		attack: 4,
		shooting: 3,
		magic: 1
	},
	mage: {
		initiative: 5,
		defense: 1,
		attack: 1,
		shooting: 2,
		magic: 4
	},
	dwarf: {
		initiative: 4,
		defense: 4,
		attack: 3,
		shooting: 1,
		magic: 2
	},
	elf: {
		initiative: 6,
		defense: 2,
		attack: 1,
		shooting: 4,
		magic: 2
	}
};
Object.keys(te);
var v = {
	radan: "warrior",
	zorya: "warrior",
	oslav: "mage",
	milena: "mage",
	borun: "dwarf",
	dagna: "dwarf",
	taeril: "elf",
	syvene: "elf"
}, ne = Object.keys(v), y = {
	sword: {
		family: "physical",
		home: "forge",
		tokens: {
			"SW-1": 3,
			"SW-2": 2,
			"SW-3": 2,
			"SW-4": 1
		}
	},
	bow: {
		family: "physical",
		home: "elvenWorkshop",
		tokens: {
			"BW-1": 3,
			"BW-2": 2,
			"BW-3": 2,
			"BW-4": 1
		}
	},
	shield: {
		family: "physical",
		home: "dwarfWorkshop",
		tokens: {
			"SH-1": 3,
			"SH-2": 2,
			"SH-3": 2,
			"SH-4": 1
		}
	},
	boots: {
		family: "physical",
		home: "shoeManufactory",
		tokens: {
			"BT-1": 3,
			"BT-2": 2,
			"BT-3": 2,
			"BT-4": 1
		}
	},
	amulet: {
		family: "magical",
		home: "witchHut",
		tokens: {
			"AM-1": 3,
			"AM-2": 2,
			"AM-3": 1,
			"AM-4": 1
		}
	},
	helmet: {
		family: "magical",
		home: "druidHut",
		tokens: {
			"HM-1": 3,
			"HM-2": 2,
			"HM-3": 1,
			"HM-4": 1
		}
	},
	iceBoulder: {
		family: "magical",
		home: "iceTower",
		tokens: {
			"IB-1": 3,
			"IB-2": 2,
			"IB-3": 1
		}
	},
	fireball: {
		family: "magical",
		home: "fieryEarth",
		tokens: {
			"FB-1": 3,
			"FB-2": 2,
			"FB-3": 1
		}
	}
}, re = Object.keys(y), ie = [
	"sword",
	"bow",
	"shield",
	"boots",
	"amulet",
	"helmet"
], ae = (e) => e === "iceBoulder" || e === "fireball", oe = re.flatMap((e) => Object.entries(y[e].tokens).map(([t, n]) => [t, {
	kind: e,
	strength: n
}])), b = Object.fromEntries(oe), se = oe.map(([e]) => e), ce = (e) => ae(b[e].kind), le = (e) => !ce(e), x = (e) => se.filter((t) => b[t].kind === e), ue = {
	sword: x("sword"),
	bow: x("bow"),
	shield: x("shield"),
	boots: x("boots"),
	amulet: x("amulet"),
	helmet: x("helmet"),
	iceBoulder: x("iceBoulder"),
	fireball: x("fireball")
}, de = {
	iceBoulder: "fireball",
	fireball: "iceBoulder"
}, fe = {
	hound: {
		temper: "ordinary",
		level: 3,
		power: 1
	},
	gnarl: {
		temper: "ordinary",
		level: 4,
		power: 2
	},
	cinderwing: {
		temper: "aggressive",
		level: 3,
		power: 1
	}
}, S = {
	M1: "hound",
	M2: "hound",
	M3: "hound",
	M4: "gnarl",
	M5: "cinderwing",
	M6: "cinderwing",
	M7: "cinderwing"
}, pe = Object.keys(S), me = (e) => v[e.hero], he = (e) => e.stack.find((e) => e.phase === "turn"), ge = (e, t) => e.heroes[t].life > 0, C = (e) => e.order.filter((t) => ge(e, t)), _e = (e, t) => te[me(e)][t], w = (e, t) => _e(e, t) + e.power[t], T = (e) => e === null ? 0 : b[e].strength, ve = (e) => e.bootsWork ? T(e.worn.boots) : 0, ye = (e) => w(e, "initiative") + ve(e) - e.bag.length, E = (e) => e.isDone ? 0 : Math.max(0, ye(e) - e.spent);
function be(e) {
	return [...xe(e), ...e.bag];
}
function xe(e) {
	let t = [];
	for (let n of ie) {
		let r = e.worn[n];
		r !== null && t.push(r);
	}
	return t;
}
// kernel/sha256.ts
var Se = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && Ce(e));
Se.slice(0, 8).map((e) => we(Math.sqrt(e))), Uint32Array.from(Se.slice(0, 64).map((e) => we(Math.cbrt(e))));
function Ce(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function we(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
Uint32Array.from([
	1634760805,
	857760878,
	2036477234,
	1797285236,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0
]);
// kernel/secrets.ts
var Te = 8, Ee = (e) => 1 << (e ?? Te), De = 16, Oe = (e) => e & 511 & ~(e >> De), ke = (e) => typeof e == "object" && !!e;
// kernel/view.ts
function Ae(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? Ae(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
var je = {
	secret({ seen: e, secret: t }, n, r) {
		if ((e & r) === 0) return {
			seen: Oe(e),
			secret: null
		};
		let i = ke(t) ? Ae(t, n, r, je) : t;
		return {
			seen: Oe(e) | r,
			secret: i
		};
	},
	pile({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
		let o = (e) => (r[e] & a) !== 0, s = e === "deck" || a === Ee(t) ? null : Me(r, i, o), c = (e) => s?.[e] ?? e;
		return {
			pile: e,
			owner: t,
			pool: n,
			seen: r.map((e, t) => o(c(t)) ? Pe(r, c(t)) | a : Pe(r, c(t))),
			secret: i.map((e, t) => o(c(t)) ? i[c(t)] : null)
		};
	}
}, Me = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? Ne(t[r], t[i]) : Pe(e, r) - Pe(e, i) : n(r) ? -1 : 1), Ne = (e = "", t = "") => e < t ? -1 : +(e > t), Pe = (e, t) => Oe(e[t]), Fe = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : ke(t) ? Ae(t, n, r, Fe) : t }),
	pile: je.pile
}, Ie = { to: "stay" }, Le = { to: "next" };
function Re(e) {
	return {
		to: "done",
		result: e
	};
}
function ze() {
	return {
		stay: Ie,
		next: Le,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: Re,
		call: (e, t) => ({
			to: "call",
			phase: e,
			locals: t
		}),
		become: (e, t) => ({
			to: "become",
			phase: e,
			locals: t
		}),
		no: (e, t, n) => ({
			refused: t,
			rule: e,
			facts: n
		}),
		phase: (e, t) => {
			let n = Object.keys(t);
			return {
				steps: t,
				first: n[0] ?? "",
				following: Object.fromEntries(n.map((e, t) => [e, n[t + 1]]))
			};
		},
		emit: (e, t, n) => {
			e.events?.push({
				type: t,
				...n
			});
		},
		game: (e) => e
	};
}
// kernel/seats.ts
var D = (e, t) => e.map(t), Be = [
	0,
	1,
	2,
	3,
	4,
	5
], Ve = [
	{
		q: 0,
		r: -1
	},
	{
		q: 1,
		r: -1
	},
	{
		q: 1,
		r: 0
	},
	{
		q: 0,
		r: 1
	},
	{
		q: -1,
		r: 1
	},
	{
		q: -1,
		r: 0
	}
], O = (e) => (e + 3) % 6;
function He({ q: e, r: t }, n) {
	let r = Ve[n];
	return {
		q: e + r.q,
		r: t + r.r
	};
}
function Ue(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return Math.max(Math.abs(n), Math.abs(r), Math.abs(n + r));
}
function We(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return n * n + n * r + r * r;
}
function Ge(e) {
	let t = e.length, n = new Map(e.map(({ q: e, r: t }, n) => [`${e},${t}`, n])), r = new Int16Array(t * 6), i = new Uint8Array(t * t);
	for (let [a, o] of e.entries()) {
		for (let e of Be) {
			let { q: t, r: i } = He(o, e);
			r[a * 6 + e] = n.get(`${t},${i}`) ?? -1;
		}
		for (let [n, r] of e.entries()) i[a * t + n] = Ue(o, r);
	}
	return {
		hexes: e,
		size: t,
		neighbours: r,
		distances: i
	};
}
var Ke = (e, t, n) => e.neighbours[t * 6 + n], qe = (e, t, n) => e.distances[t * e.size + n];
function Je(e, t, n, r = 1e3) {
	let i = new Int16Array(e.size).fill(-1), a = new Int16Array(e.size).fill(-1), { neighbours: o } = e, s = [[...t]];
	for (let e of t) i[e] = 0;
	for (let e = 0; e < s.length; e++) for (let t of s[e] ?? []) if (i[t] === e) for (let c = 0; c < 6; c++) {
		let l = o[t * 6 + c];
		if (l === -1) continue;
		let u = i[l];
		if (u !== -1 && u <= e) continue;
		let d = n(t, l, c), f = e + d;
		d === 0 || f > r || u !== -1 && u <= f || (i[l] = f, a[l] = t, (s[f] ??= []).push(l));
	}
	return {
		costs: i,
		from: a
	};
}
// games/manticore/rules/board.ts
var k = Ge(u), A = D(l, (e) => Be.flatMap((t) => {
	let n = Ke(k, e, t);
	return n === -1 ? [] : [{
		cell: n,
		direction: t
	}];
})), Ye = (e, t) => qe(k, e, t), j = (e, t) => qe(k, e, t) === 1, M = (e) => l.filter((t) => d[t] === e), N = M("city"), Xe = M("cave"), Ze = (e) => d[e] === "city", Qe = M("forest"), $e = (e, t) => Math.min(...t.map((t) => Ye(e, t))), P = D(l, (e) => $e(e, N)), et = D(l, (e) => We(u[e], {
	q: 0,
	r: 0
})), tt = (e) => D(l, (t) => $e(t, M(e))), nt = new Map(s.map((e) => [e, tt(e)])), rt = (e, t) => nt.get(t)?.[e] ?? 0, it = l.filter((e) => $e(e, Xe) <= 1), at = D(l, (e) => it.includes(e)), ot = (e) => at[e];
function st(e) {
	let t = d[e];
	return t === "forest" || t === "city" || t === "cave" ? null : t;
}
// games/manticore/rules/standing.ts
function ct(e, t) {
	return lt(e, t) ?? dt(e, t);
}
function lt(e, t) {
	for (let n of e.seats) if (e.heroes[n].cell === t) return n;
	return null;
}
function ut(e, t) {
	for (let n of pe) if (e.monsters[n].cell === t) return n;
	return null;
}
function dt(e, t) {
	return ft(e) === t ? "manticore" : ut(e, t);
}
var ft = (e) => g[e.manticore.step];
function pt(e, t) {
	return typeof t == "number" ? e.heroes[t].cell : t === "manticore" ? ft(e) : e.monsters[t].cell;
}
function mt(e) {
	let t = new Uint8Array(e.roads.length);
	for (let n of e.seats) ht(t, e.heroes[n].cell);
	for (let n of pe) ht(t, e.monsters[n].cell);
	return ht(t, ft(e)), t;
}
function ht(e, t) {
	t !== null && (e[t] = 1);
}
// games/manticore/rules/vocabulary.ts
var { phase: gt, call: _t, become: vt, done: yt, goTo: bt, next: xt, stay: St, no: F, emit: Ct, game: wt } = ze(), I = ({ options: e }) => e.practice !== "off";
function L({ options: e }) {
	return e.practice === "manticore" ? "manticore" : pe.find((t) => S[t] === e.practice) ?? null;
}
var Tt = (e, t) => !I(e) || L(e) === t;
g[_ - 1];
// games/manticore/content/manticore.ts
var Et = {
	1: {
		life: 10,
		defense: 8,
		attack: 7,
		shooting: 5,
		magic: 8
	},
	2: {
		life: 10,
		defense: 10,
		attack: 9,
		shooting: 7,
		magic: 10
	},
	3: {
		life: 20,
		defense: 12,
		attack: 11,
		shooting: 9,
		magic: 12
	},
	4: {
		life: 20,
		defense: 14,
		attack: 13,
		shooting: 11,
		magic: 14
	}
};
// games/manticore/rules/stacks.ts
function Dt(e, t) {
	let [n] = e.stacks[t].kind.secret;
	if (n === void 0) throw Error("every location has a stack");
	return n;
}
function Ot(e, t) {
	let n = ue[Dt(e, t)];
	return e.stacks[t].ranks.flatMap((e) => n[e] ?? []);
}
var kt = (e, t) => e.stacks[t].ranks.length === 0;
function At(e) {
	for (let { home: t, family: n } of Object.values(y)) if (t === e) return n;
	return "physical";
}
var jt = (e, t) => e.stacks[t].kind.seen[0] !== 0, Mt = (e) => fe[S[e]].level, Nt = (e) => fe[S[e]].temper === "aggressive", Pt = (e) => fe[S[e]].power, Ft = (e) => pe.filter((t) => e.monsters[t].is === "alive");
function R(e, t) {
	let { cell: n } = e.monsters[t];
	return n !== null && Ze(n);
}
var It = (e) => e.options.monsters === "static" && e.options.scenario === "base";
function Lt(e, t) {
	if (t.is === "open") return t.token;
	let n = ue[Dt(e, t.from)][t.rank];
	if (n === void 0) throw Error("a hidden token comes from a stack");
	return n;
}
function Rt(e, t, n) {
	let r = 0;
	for (let i of e.monsters[t].carries) {
		let t = b[Lt(e, i)];
		t.kind === n && t.strength > r && (r = t.strength);
	}
	return r;
}
function zt(e, t) {
	let n = Number(e.options.monsterInitiative);
	return (n > 1 ? Math.min(n, Mt(t)) : 1) + (n > 1 || e.options.monsterBoots === "fast" ? Rt(e, t, "boots") : 0);
}
// games/manticore/rules/values.ts
var Bt = {
	magicAttack: {
		of: "magic",
		with: "amulet"
	},
	magicDefense: {
		of: "magic",
		with: "helmet"
	},
	close: {
		of: "attack",
		with: "sword"
	},
	defense: {
		of: "defense",
		with: "shield"
	},
	shooting: {
		of: "shooting",
		with: "bow"
	}
}, Vt = (e) => e === "magic" ? "magicAttack" : e;
function Ht(e, t) {
	return e === "magic" ? "magicDefense" : e === "close" && t !== "cover" ? "close" : "defense";
}
function Ut(e, t, n) {
	let r = Bt[n];
	if (typeof t == "number") {
		let n = e.heroes[t];
		return {
			who: t,
			base: _e(n, r.of),
			power: n.power[r.of],
			artifact: T(n.worn[r.with]),
			spells: 0
		};
	}
	return t === "manticore" ? {
		who: t,
		base: Wt(e)[r.of],
		power: 0,
		artifact: 0,
		spells: 0
	} : {
		who: t,
		base: Mt(t),
		power: 0,
		artifact: Rt(e, t, r.with),
		spells: 0
	};
}
function Wt(e) {
	let { defense: t, attack: n, shooting: r, magic: i } = Et[e.options.manticoreSheet === "flat" ? 2 : Kt(e)], a = Number(e.options.manticoreMight);
	return {
		defense: t + a,
		attack: n + a,
		shooting: r + a,
		magic: i + a
	};
}
var Gt = (e) => Et[Kt(e)].life, Kt = (e) => e.seats.length;
function qt(e, t, n, r = []) {
	let i = Yt(t).map((t) => {
		let i = Ut(e, t, n);
		for (let e of r) e.who === t && (i.spells += Jt(e.spells));
		return i;
	});
	return {
		party: t,
		terms: i,
		sum: i.reduce((e, t) => e + t.base + t.power + t.artifact + t.spells, 0)
	};
}
var Jt = (e) => e.reduce((e, t) => e + b[t].strength, 0), Yt = (e) => e.is === "heroes" ? e.seats : [e.foe];
function Xt(e, t) {
	return typeof t == "number" ? e.heroes[t].life : t === "manticore" ? e.manticore.life : Mt(t) - e.monsters[t].damage;
}
// games/manticore/rules/waking.ts
var z = (e) => e.manticore.wokeIn !== null, Zt = (e) => !z(e) && !I(e);
// games/manticore/rules/harm.ts
function Qt(e, t) {
	if (typeof t == "string") return e.monsters[t].carries.flatMap((e) => e.is === "open" ? e.token : []);
	let n = e.heroes[t];
	return [...be(n), ...Object.values(n.spells).filter((e) => e !== null)];
}
var $t = (e, t) => t === "manticore" ? [] : Qt(e, t).filter(le), en = [
	"slot",
	"swap",
	"bag"
], tn = (t, n) => e(en, (e) => nn(t, n, e));
function nn(e, t, n) {
	if (ce(t)) {
		let { kind: r } = b[t];
		return n === "slot" ? e.spells[r] === null ? null : F("MC-5.7", "slotFull", { kind: r }) : F("MC-5.6", "noBagForSpells", {});
	}
	let { kind: r } = b[t], i = e.worn[r] !== null;
	return n === "slot" ? i ? F("MC-7.2", "slotFull", { kind: r }) : null : n === "swap" && !i ? F("MC-7.2", "slotEmpty", { kind: r }) : rn(e, 1 + (n === "swap" && r === "boots" ? ve(e) : 0));
}
function rn(e, t) {
	let n = ye(e) - t;
	return n < 1 ? F("MC-R11", "tooHeavy", { index: n }) : null;
}
var an = (e) => ["iceBoulder", "fireball"].filter((t) => e.spells[t] !== null), B = [
	"magic",
	"close",
	"shooting"
], on = {
	"CC-M1": "magic",
	"CC-M2": "magic",
	"CC-M3": "magic",
	"CC-M4": "magic",
	"CC-C1": "close",
	"CC-C2": "close",
	"CC-C3": "close",
	"CC-C4": "close",
	"CC-S1": "shooting",
	"CC-S2": "shooting",
	"CC-S3": "shooting",
	"CC-S4": "shooting"
}, sn = Object.keys(on);
// games/manticore/rules/trophies.ts
function cn(e, t) {
	return typeof t == "number" ? Number(e.options.heroKillPower) : t === "manticore" ? 0 : Pt(t);
}
// games/manticore/rules/targets.ts
function ln(e, t, n) {
	let [r, i] = [pt(e, t), pt(e, n)];
	return r !== null && i !== null && j(r, i);
}
var un = (e, t) => e.seats.filter((n) => ln(e, t, n)), dn = (e, t) => !e.attacked.includes(t);
function fn(e, t, n) {
	let r = e.heroes[n];
	return r.isDone ? F("MC-14.3", "turnIsOver", { hero: n }) : ln(e, n, t) ? E(r) < 1 ? F("MC-14.2", "cannotPay", { hero: n }) : null : F("MC-14.4", "notBeside", { hero: n });
}
var pn = (e, t, n) => e.order.filter((r) => r !== t && r !== n && ge(e, r)), mn = {
	sword: "attack",
	bow: "shooting",
	amulet: "magic"
};
function hn(e, t) {
	switch (t) {
		case "boots": return 4;
		case "shield": return 2.6;
		case "helmet": return 2.2;
		default: return mn[t] === gn(e) ? 4.5 : 2.4;
	}
}
function gn(e) {
	let [t, n, r] = [
		w(e, "attack"),
		w(e, "shooting"),
		w(e, "magic")
	];
	return t >= n && t >= r ? "attack" : n >= r ? "shooting" : "magic";
}
var _n = 2.6, vn = 3;
function V(e, t) {
	if (ce(t)) {
		let { kind: n, strength: r } = b[t];
		return e.spells[n] === null ? _n * r : 0;
	}
	let { kind: n, strength: r } = b[t], i = e.worn[n], a = r - T(i);
	return a <= 0 ? 0 : hn(e, n) * a - (i === null ? 0 : vn);
}
// games/manticore/bot/carrying.ts
function yn(e) {
	let t = e.g.heroes[e.me];
	return t.unassigned > 0 ? {
		type: "assign",
		to: bn(t)
	} : xn(e) ?? Cn(e);
}
function bn(e) {
	return ye(e) <= 4 && e.power.initiative === 0 ? "initiative" : e.power[gn(e)] <= 2 * e.power.defense + 1 ? gn(e) : "defense";
}
function xn({ g: e, me: t }) {
	let n = e.heroes[t];
	if (n.cell === null) return null;
	let r = st(n.cell), i = r === null ? null : H(n, Ot(e, r));
	if (i !== null) return {
		type: "take",
		...i
	};
	let a = H(n, e.ground.filter(({ cell: e }) => e === n.cell).map(({ artifact: e }) => e));
	return a === null ? null : {
		type: "pickUp",
		artifact: a.token,
		place: a.place
	};
}
function H(e, t) {
	let n = null, r = 0;
	for (let i of t) {
		let t = V(e, i), a = Sn(e, i);
		t <= r || a === null || (n = {
			token: i,
			place: a
		}, r = t);
	}
	return n;
}
function Sn(e, t) {
	return tn(e, t).one.find((e) => e !== "bag") ?? null;
}
function Cn({ g: e, me: t }) {
	let n = e.heroes[t];
	for (let r of n.bag) {
		let i = n.worn[b[r].kind], a = T(r) > T(i);
		if (a && rn(n, 0) === null && (i === null || b[r].kind !== "boots")) return {
			type: "equip",
			artifact: r
		};
		if (E(n) === 0) continue;
		let o = e.options.mode === "coop" ? wn(e, un(e, t), r) : null;
		if (o !== null) return {
			type: "give",
			artifact: r,
			to: o
		};
		if (!a) return {
			type: "drop",
			token: r
		};
	}
	return null;
}
function wn(e, t, n) {
	let r = (t) => he(e)?.refused.some((e) => e.seat === t && e.artifact === n) ?? !1;
	return t.find((t) => e.heroes[t].worn[b[n].kind] === null && !r(t)) ?? null;
}
// games/manticore/rules/odds.ts
var U = (e, t) => e === "magic" || e === "close" && t !== "cover";
// games/manticore/rules/attack-facts.ts
function Tn(e) {
	let t = sn.filter((t) => !e.combatDiscard.includes(t)), [n = 0, r = 0, i = 0] = B.map((e) => t.filter((t) => on[t] === e).length);
	return {
		magic: n,
		close: r,
		shooting: i
	};
}
// games/manticore/content/road-tokens.ts
var W = {
	straight: {
		exits: [0, 3],
		copies: 7,
		turns: 3,
		monster: null
	},
	wideBend: {
		exits: [0, 2],
		copies: 7,
		turns: 6,
		monster: null
	},
	sharpBend: {
		exits: [0, 1],
		copies: 2,
		turns: 6,
		monster: null
	},
	threeWay: {
		exits: [
			0,
			2,
			4
		],
		copies: 5,
		turns: 2,
		monster: null
	},
	rightFork: {
		exits: [
			0,
			2,
			3
		],
		copies: 5,
		turns: 6,
		monster: null
	},
	leftFork: {
		exits: [
			0,
			3,
			4
		],
		copies: 5,
		turns: 6,
		monster: null
	},
	crossing: {
		exits: [
			0,
			1,
			3,
			4
		],
		copies: 3,
		turns: 3,
		monster: null
	},
	star: {
		exits: [
			0,
			1,
			2,
			3,
			4,
			5
		],
		copies: 1,
		turns: 1,
		monster: null
	},
	lesserLair: {
		exits: [0, 2],
		copies: 3,
		turns: 6,
		monster: "hound"
	},
	greatLair: {
		exits: [
			0,
			2,
			4
		],
		copies: 1,
		turns: 2,
		monster: "gnarl"
	},
	raiderLair: {
		exits: [0, 3],
		copies: 3,
		turns: 3,
		monster: "cinderwing"
	},
	awakening: {
		exits: [0, 3],
		copies: 0,
		turns: 3,
		monster: null
	}
}, En = Object.keys(W), Dn = [
	0,
	1,
	2,
	3,
	4,
	5
], On = (e) => 1 << e, kn = (e) => D(Dn, (t) => W[e].exits.reduce((e, n) => e | 1 << (n + t) % 6, 0)), An = Object.fromEntries(Object.keys(W).map((e) => [e, kn(e)])), jn = (e, t) => ({
	token: e,
	rotation: t,
	exits: An[e][t]
}), Mn = 63, Nn = Uint8Array.from(l, (e) => d[e] === "forest" ? 0 : Mn);
function Pn(e) {
	let { roads: t } = e, n = Nn.slice();
	for (let e = 0; e < n.length; e++) {
		let r = t[e];
		r != null && (n[e] = r.exits);
	}
	return n;
}
var Fn = (e, t, n, r) => (e[t] & On(r)) !== 0 && (e[n] & On(O(r))) !== 0;
function G(e, t, n, r) {
	return e[n] === 0 ? 3 : e[t] === 0 || Fn(e, t, n, r) ? 1 : 3;
}
function In(e) {
	let t = Pn(e);
	return {
		open: t,
		distances: Je(k, N, (e, n, r) => +!!Fn(t, e, n, r)).costs
	};
}
function Ln({ distances: e }, t) {
	let n = e[t];
	return n === -1 ? null : n;
}
function Rn(e) {
	let t = Pn(e);
	return Je(k, N, (e, n, r) => G(t, e, n, r)).costs;
}
// games/manticore/rules/headings.ts
function zn(e) {
	return {
		rule: "MC-18.5",
		why: "straight",
		goal: N.filter((t) => Ye(e, t) === P[e]),
		location: null,
		nearer: (e) => K(e, (t) => P[t] < P[e]).sort((e, t) => et[e] - et[t])
	};
}
var Bn = (e, t, n) => Vn(e, t, n) ?? Wn(e, n);
function Vn(e, t, n) {
	let { looted: r } = e.monsters[t], i = [], a = 2;
	for (let t of s) {
		let o = rt(n, t);
		o < 1 || o > a || kt(e, t) || r.includes(t) || (o < a && (i = []), i.push(t), a = o);
	}
	let o = Hn(e, i);
	return o === void 0 ? null : {
		rule: "MC-19.1",
		why: "loot",
		goal: M(o),
		location: o,
		nearer: (e) => Kn(K(e, (t) => rt(t, o) < rt(e, o)))
	};
}
function Hn(e, t) {
	return t.some((t) => !e.stacks[t].isOpen) ? t[0] : [...t].sort((t, n) => Un(e, n) - Un(e, t))[0];
}
function Un(e, t) {
	let [n] = Ot(e, t);
	return n === void 0 ? 0 : b[n].strength;
}
function Wn(e, t) {
	let n = In(e);
	if (Ln(n, t) !== null) {
		let e = (e, { cell: t, direction: r }) => n.distances[t] === n.distances[e] - 1 && Fn(n.open, e, t, r);
		return {
			rule: "MC-18.4",
			why: "road",
			goal: [...N],
			location: null,
			nearer: (t) => Kn(K(t, (n, r) => e(t, r)))
		};
	}
	let r = Gn(t, (e) => Ln(n, e)), i = (e) => Math.min(...r.map((t) => Ye(e, t)));
	return {
		rule: "MC-19.4",
		why: "toRoad",
		goal: r,
		location: null,
		nearer: (e) => Kn(K(e, (t) => i(t) < i(e)))
	};
}
function Gn(e, t) {
	let n = [], r = Infinity;
	for (let i of l) {
		let a = t(i);
		if (a === null) continue;
		let o = Ye(e, i) * l.length + a;
		o > r || (o < r && (n = []), n.push(i), r = o);
	}
	return n;
}
var K = (e, t) => A[e].filter((e) => t(e.cell, e)).map((e) => e.cell), Kn = (e) => e.sort((e, t) => P[e] - P[t]);
// games/manticore/rules/courses.ts
function qn(e, t) {
	let { cell: n, appearedIn: r } = e.monsters[t];
	if (n === null) throw Error(`${t} is not on the board`);
	return I(e) ? Jn(e, t, n) ?? q(n, "MC-26.1", "static") : It(e) ? q(n, "MC-26.1", "static") : e.round > 0 && r === e.round ? q(n, "MC-29.6", "justCame") : Nt(t) ? Yn(e, t, n) : Xn(e, t, n);
}
function Jn(e, t, n) {
	let r = Qn(e, n);
	return r === null ? null : {
		...q(n, R(e, t) ? "MC-21.3" : "MC-20.5", "heroBeside"),
		goal: [$n(e, r)],
		act: {
			is: "attack",
			prey: r
		}
	};
}
function Yn(e, t, n) {
	let r = Jn(e, t, n);
	if (r !== null) return r;
	if (R(e, t)) return q(n, "MC-21.3", "inCity");
	let i = zn(n), a = i.nearer(n).find((t) => ct(e, t) === null);
	return a === void 0 ? {
		...i,
		from: n,
		rule: "MC-18.6",
		act: { is: "stay" }
	} : {
		...i,
		from: n,
		act: {
			is: "step",
			to: a
		}
	};
}
function Xn(e, t, n) {
	if (R(e, t)) return q(n, "MC-21.2", "inCity");
	let r = Bn(e, t, n), i = r.nearer(n), a = i.find((t) => ct(e, t) === null);
	if (a !== void 0) return {
		...r,
		from: n,
		act: {
			is: "step",
			to: a
		}
	};
	let o = Zn(e, (e) => i.includes(e));
	return o === null ? {
		...r,
		from: n,
		rule: "MC-18.6",
		act: { is: "stay" }
	} : {
		...r,
		from: n,
		rule: "MC-20.1",
		act: {
			is: "attack",
			prey: o
		}
	};
}
var q = (e, t, n) => ({
	from: e,
	rule: t,
	why: n,
	goal: [],
	location: null,
	nearer: () => [],
	act: { is: "stay" }
});
function Zn(e, t) {
	let n = null, r = Infinity;
	for (let i of e.order) {
		let { cell: a } = e.heroes[i];
		if (a === null || !t(a)) continue;
		let o = P[a] * 1e3 + ye(e.heroes[i]);
		o >= r || (n = i, r = o);
	}
	return n;
}
var Qn = (e, t) => Zn(e, (e) => j(e, t));
function $n(e, t) {
	let { cell: n } = e.heroes[t];
	if (n === null) throw Error("prey stands somewhere");
	return n;
}
// games/manticore/bot/life.ts
var J = er();
function er() {
	let e = [0];
	for (let t = 1; t <= 10; t++) e.push(e[t - 1] + 3.2 - .22 * t);
	return e;
}
var tr = 14, nr = 60;
function rr(e, t, n) {
	let { life: r } = e.heroes[t];
	if (n < r) return J[r] - J[r - n];
	let i = C(e).length;
	return J[r] + tr + nr / (i * i);
}
var ir = (e, t) => J[Math.min(10, e + t)] - J[e], ar = (e, t, n) => n === t || e.options.mode === "coop" ? 1 : .3;
function or(e, t, n) {
	return C(e).reduce((r, i) => r + ar(e, t, i) * rr(e, i, n), 0);
}
// games/manticore/bot/dangers.ts
var sr = .86, cr = 4;
function lr(e, t, n) {
	let { cell: r } = e.monsters[n];
	return r === null || R(e, n) ? 0 : Math.ceil(ur(t, n, r) / zt(e, n));
}
var ur = (e, t, n) => (Nt(t) ? null : Ln(e, n)) ?? P[n];
function dr(e, t, n, r) {
	if (It(e)) return 0;
	let i = or(e, t, 1) * cr;
	return R(e, r) ? i : (or(e, t, Mt(r)) + i) * sr ** (lr(e, n, r) - 1);
}
var fr = (e, t) => t === 1 ? e * .5 : e * .14, pr = 5, mr = (e, t, n) => t + pr * Pt(n) + 1 - hr(e);
function hr(e) {
	return !Zt(e) || e.options.scenario === "awakening" ? 0 : Math.max(0, gr - e.round) * e.seats.length ** 2;
}
var gr = 6;
function _r(e) {
	return 60 / Gt(e) * (vr[e.manticore.step] ?? 1);
}
var vr = {
	[_ - 3]: 1.3,
	[_ - 2]: 1.8,
	[_ - 1]: 3
};
// games/manticore/bot/mind.ts
function Y(e, t) {
	return {
		g: e,
		me: t,
		cards: yr(e),
		roads: In(e),
		occupied: mt(e),
		strengths: /* @__PURE__ */ new Map(),
		prospects: /* @__PURE__ */ new Map(),
		intents: /* @__PURE__ */ new Map(),
		threats: /* @__PURE__ */ new Map(),
		helpers: /* @__PURE__ */ new Map(),
		assaults: /* @__PURE__ */ new Map()
	};
}
function yr(e) {
	let { magic: t, close: n, shooting: r } = Tn(e), i = t + n + r;
	return i === 0 || e.options.combatDeck === "replace" ? {
		magic: 1 / 3,
		close: 1 / 3,
		shooting: 1 / 3
	} : {
		magic: t / i,
		close: n / i,
		shooting: r / i
	};
}
function br({ g: e, strengths: t }, n) {
	let r = t.get(n);
	if (r !== void 0) return r;
	let i = (t) => {
		let { base: r, power: i, artifact: a } = Ut(e, n, t);
		return r + i + a;
	}, a = {
		magicAttack: i("magicAttack"),
		magicDefense: i("magicDefense"),
		close: i("close"),
		defense: i("defense"),
		shooting: i("shooting")
	};
	return t.set(n, a), a;
}
function xr(e, t) {
	let n = e.intents.get(t);
	if (n !== void 0) return n;
	let r = e.g.heroes[e.me], { cell: i } = r;
	r.cell = null;
	let a = qn(e.g, t);
	return r.cell = i, e.intents.set(t, a), a;
}
function Sr(e, t) {
	let n = e.threats.get(t);
	if (n !== void 0) return n;
	let r = dr(e.g, e.me, e.roads, t);
	return e.threats.set(t, r), r;
}
var Cr = (e) => [...Ft(e), ...Tt(e, "manticore") ? ["manticore"] : []], wr = ({ g: e, me: t }) => e.order.filter((n) => n !== t && ge(e, n));
function X(e, t) {
	let n = e.stack.at(-1);
	if (n?.phase !== t) throw Error(`${t} is not open`);
	return n;
}
// games/manticore/bot/rivals.ts
function Tr({ g: e }, t) {
	return e.manticore.life <= 5 && ln(e, t, "manticore") ? 12 : -20;
}
// games/manticore/bot/prizes.ts
function Er(e, t, n) {
	let { g: r, me: i } = e;
	if (typeof n == "number") return {
		damage: 0,
		kill: Tr(e, n)
	};
	if (n === L(r)) return Dr(r, n);
	if (n !== "manticore") return {
		damage: 0,
		kill: mr(r, Sr(e, n), n)
	};
	let a = r.options.mode === "coop" || t.includes(i);
	return {
		damage: _r(r),
		kill: a ? 150 : 0
	};
}
var Dr = (e, t) => ({
	damage: t === "manticore" ? 60 / Gt(e) : 0,
	kill: 150
}), Or = ({ g: e, me: t }, n) => Array.from({ length: 11 }, (r, i) => n.reduce((n, r) => n + ar(e, t, r) * rr(e, r, i), 0));
// games/manticore/bot/duels.ts
function kr(e) {
	let t = X(e.g, "duel");
	return Nr(e, t, { stance: "fight" }) > Nr(e, t, { stance: "cover" }) ? { type: "fight" } : { type: "cover" };
}
function Ar(e) {
	let { g: t, me: n } = e, r = X(t, "duel"), i = r.step === "counters", a = r.cast.flatMap(({ spells: e }) => e.map((e) => de[b[e].kind])), o = an(t.heroes[n]).filter((e) => !i || a.includes(e)), s = [], c = -Infinity;
	for (let t of Mr(o)) {
		let a = t.reduce((t, r) => t + jr(e, n, r), 0), o = i ? { ward: a } : { strike: a }, l = Nr(e, r, {
			stance: r.stance,
			...o
		}) - _n * a;
		l <= c || (c = l, s = t);
	}
	return {
		type: "cast",
		spells: s
	};
}
function jr({ g: e }, t, n) {
	let r = e.heroes[t].spells[n];
	return r === null ? 0 : b[r].strength;
}
function Mr(e) {
	let t = [[]];
	for (let n of e) t.push(...t.map((e) => [...e, n]));
	return t;
}
function Nr(e, t, { stance: n, strike: r = 0, ward: i = 0 }) {
	let a = t.kind ?? "close", o = qt(e.g, t.attacker, Vt(a), t.cast).sum + r, s = qt(e.g, t.defender, Ht(a, n), t.countered).sum + i, c = U(a, n), [l, u] = [Pr(e, t.attacker, t.defender), Pr(e, t.defender, t.attacker)], d = 0;
	for (let e = 1; e <= 6; e++) for (let t = 1; t <= 6; t++) {
		let n = o + e - s - t;
		n > 0 ? d += u(n) : n < 0 && c && (d += l(-n));
	}
	return d / 36;
}
function Pr(e, t, n) {
	if (t.is === "heroes" && (t.seats.includes(e.me) || n.is === "foe")) {
		let n = Or(e, t.seats);
		return (e) => -n[Math.min(n.length - 1, e)];
	}
	let [r = "manticore"] = Yt(t), i = Xt(e.g, r), a = Er(e, n.is === "heroes" ? n.seats : [e.me], r), o = a.damage + .15 * Math.max(0, a.kill) / i;
	return (e) => e >= i ? a.kill + a.damage * i : o * e;
}
// games/manticore/bot/gifts.ts
function Fr(e, t) {
	let n = H(e.heroes[t], [X(e, "gift").artifact]);
	return n === null ? { type: "refuse" } : {
		type: "accept",
		place: n.place
	};
}
// games/manticore/bot/blows.ts
var Ir = Array.from({ length: 11 }, (e, t) => {
	let n = t - 5;
	return {
		by: n,
		chance: (6 - Math.abs(n)) / 36
	};
}), Lr = (e, t) => e[Math.min(e.length - 1, t)];
function Rr(e, t, { losses: n, prize: r, following: i }, a) {
	let o = 0;
	for (let { by: s, chance: c } of Ir) {
		let l = e + s;
		o += l >= a ? c * (r.kill + r.damage * a) : l > 0 ? c * (r.damage * l + i[a - l]) : c * (i[a] - (t ? Lr(n, -l) : 0));
	}
	return o;
}
function zr(e, t, { losses: n, prize: r, following: i }, a) {
	let o = 0;
	for (let { by: s, chance: c } of Ir) {
		let l = e + s;
		l > 0 ? o += c * (i[a] - Lr(n, l)) : t ? -l >= a ? o += c * (r.kill + r.damage * a) : o += c * (r.damage * -l + i[a + l]) : o += c * i[a];
	}
	return o;
}
function Br(e, t, n, r) {
	let i = (e, i) => zr(t[i === "cover" ? "cover" : e], U(e, i), n, r);
	return e.magic * i("magic", null) + e.shooting * i("shooting", null) + e.close * Math.max(i("close", "fight"), i("close", "cover"));
}
// games/manticore/bot/margins.ts
var Vr = (e, t, n) => t.reduce((t, r) => t + br(e, r)[n], 0);
function Hr(e, t, n) {
	let r = br(e, n), i = typeof n == "number" ? Math.max(r.close, r.defense) : r.close, a = (n) => Vr(e, t, Vt(n)) - (n === "close" ? i : r[Ht(n, null)]), o = (n, i) => r[Vt(n)] - Vr(e, t, Ht(n, i));
	return {
		attack: {
			magic: a("magic"),
			close: a("close"),
			shooting: a("shooting")
		},
		response: {
			magic: o("magic", null),
			close: o("close", "fight"),
			shooting: o("shooting", null),
			cover: o("close", "cover")
		}
	};
}
function Ur({ g: e }, t, n) {
	if (n !== "manticore" && n !== L(e)) return 0;
	let r = 0;
	for (let n of t) for (let t of an(e.heroes[n])) {
		let i = e.heroes[n].spells[t];
		i !== null && (r += b[i].strength);
	}
	return r;
}
// games/manticore/bot/travel.ts
function Z(e, t) {
	return Je(k, t, (t, n, r) => G(e, n, t, O(r)) || 0).costs;
}
function Q(e, t, n) {
	let r = e[t];
	return r === -1 ? 99 : r / n;
}
var $ = (e) => Math.max(1, w(e, "initiative") + T(e.worn.boots) - e.bag.length), Wr = .35;
function Gr(e, t, n) {
	let r = `${t.join()}>${n}`, i = e.prospects.get(r) ?? Kr(e, t, n);
	return e.prospects.set(r, i), i;
}
function Kr(e, t, n) {
	let r = Xt(e.g, n), i = Array.from({ length: r + 1 }, (e, t) => t), { attack: a, response: o } = Hr(e, t, n), s = {
		losses: Or(e, t),
		prize: Er(e, t, n),
		following: i.map(() => 0)
	}, c = Ur(e, t, n), l = Math.max(1, ...t.map((t) => $(e.g.heroes[t]))), u = {
		chosen: [0],
		kinds: ["close"],
		drawn: [0]
	}, d = s;
	for (let n = 1; n <= l; n++) {
		let n = d, l = {
			...s,
			following: i.map((t) => t === 0 ? 0 : Br(e.cards, o, n, t))
		}, f = (e, n, r = 0) => Rr(a[n] + r, U(n, null), l, e) - Wr * t.length, p = (t) => e.cards.magic * f(t, "magic") + e.cards.close * f(t, "close") + e.cards.shooting * f(t, "shooting");
		d = {
			...s,
			following: i.map((e) => e === 0 ? 0 : Math.max(0, p(e)))
		};
		let m = B.map((e) => {
			let t = f(r, e);
			return e !== "magic" || c === 0 ? t : Math.max(t, f(r, e, c) - _n * c);
		}), h = Math.max(...m);
		u.drawn.push(p(r)), u.chosen.push(h), u.kinds.push(B[m.indexOf(h)] ?? "close");
	}
	return u;
}
function qr(e, t, n) {
	let r = Math.min(...t.map((t) => $(e.g.heroes[t])));
	return Gr(e, t, n).chosen[r] ?? 0;
}
function Jr(e, t, n) {
	let r = [n], i = Xt(e.g, t), { attack: a, response: o } = Hr(e, r, t), s = {
		losses: Or(e, r),
		prize: Er(e, r, t),
		following: Array.from({ length: i + 1 }, () => 0)
	}, c = Br(e.cards, o, s, i);
	for (let t of B) c += e.cards[t] * Rr(a[t], U(t, null), s, i);
	return c;
}
function Yr(e, t, n) {
	let { attack: r } = Hr(e, t, n), i = Math.max(r.magic + Ur(e, t, n), r.close, r.shooting), a = Xt(e.g, n);
	return Ir.reduce((e, { by: t, chance: n }) => i + t >= a ? e + n : e, 0);
}
// games/manticore/bot/joining.ts
function Xr(e) {
	let t = X(e.g, "joint");
	return Zr(e, t, [
		t.seat,
		...t.joined,
		...t.asked
	]) ? { type: "join" } : { type: "decline" };
}
function Zr(e, t, n) {
	return !ni(e, t, n) && ei(e, t, n) > 0;
}
function Qr(e, t) {
	let n = e.helpers.get(t);
	if (n !== void 0) return n;
	let { g: r, me: i } = e, a = (e) => he(r)?.declined.some((n) => n.seat === e && n.target === t) ?? !1, o = pn(r, i, t).filter((e) => fn(r, t, e) === null && !a(e)), s = {
		target: t,
		kind: null,
		plan: { blow: i }
	}, c = r.options.mode === "coop" ? o : o.filter((e) => Zr(Y(r, e), s, [i, ...o]));
	return e.helpers.set(t, c), c;
}
function $r(e) {
	let t = X(e.g, "joint");
	return ei(e, t, [t.seat, ...t.joined]) > 0 ? { type: "goOn" } : { type: "callOff" };
}
function ei(e, { target: t, kind: n }, r) {
	let { g: i } = e, a = i.order.filter((e) => r.includes(e)), { chosen: o, drawn: s } = Gr(e, a, t), c = Math.min(o.length - 1, ...a.map((e) => E(i.heroes[e])));
	return (n === null ? s : o)[c] ?? 0;
}
var ti = .3;
function ni(e, { target: t, plan: n }, r) {
	let { g: i, me: a } = e;
	return i.options.mode === "coop" || t !== "manticore" || I(i) || n.blow === a || i.options.jointFatalBlow === "shared" || i.manticore.step >= _ - 1 ? !1 : Yr(e, r, t) > ti;
}
// games/manticore/rules/refusals.ts
var ri = (e, t) => ({
	value: e,
	because: t
}), ii = (e) => D(l, (t) => ri(t, e)), ai = (e) => Dn.slice(0, W[e].turns), oi = F("MC-2.5", "roadsDoNotMeet", {});
function si(t) {
	let n = /* @__PURE__ */ new Map();
	return Array.from({ length: 64 }, (r, i) => {
		let a = (e) => (jn(t, e).exits & i) !== 0, o = e(ai(t), (e) => a(e) ? null : oi), s = n.get(o.one.join());
		return n.set(o.one.join(), s ?? o), s ?? o;
	});
}
var ci = Object.fromEntries(En.map((e) => [e, si(e)])), li = 63, ui = (e) => e === "forest" || e === "city" ? 0 : 1 << di.indexOf(e), di = [...new Set(l.map((e) => d[e]))], fi = D(l, (e) => {
	let t = A[e].map((e) => d[e.cell]);
	return {
		isByCity: t.includes("city"),
		locations: t.reduce((e, t) => e | ui(t), 0)
	};
});
function pi(e) {
	let t = new Uint8Array(l.length);
	for (let n of Qe) {
		let r = e.roads[n];
		if (r !== null) for (let { cell: e, direction: i } of A[n]) (r.exits & On(i)) !== 0 && (t[e] = t[e] | On(O(i)));
	}
	return t;
}
function mi(e, t) {
	let n = [];
	return hi(e, t, (e, t, r) => {
		t !== null && r !== null && n.push({
			cell: e,
			by: t,
			rotation: r
		});
	}), n;
}
function hi(e, t, n) {
	let r = pi(e), i = gi(r), a = e.round > 0 ? mt(e) : null, o = ci[t], s = o[li];
	for (let t of Qe) {
		if (e.roads[t] !== null || a?.[t] === 1) {
			n(t, null, null);
			continue;
		}
		let { isByCity: c, locations: l } = fi[t];
		if (c) n(t, "city", s);
		else if ((l & i) !== 0) n(t, "location", s);
		else {
			let e = o[r[t]];
			e.one.length > 0 ? n(t, "road", e) : n(t, null, null);
		}
	}
}
function gi(e) {
	let t = 0;
	for (let n of _i) e[n] !== 0 && (t |= ui(d[n]));
	return t;
}
var _i = l.filter((e) => ui(d[e]) !== 0);
ii(F("MC-2.3", "joinsNothing", {})), ii(F("MC-R16", "roadThere", {}));
// games/manticore/bot/paving.ts
function vi(e, t) {
	let { monster: n } = W[t], r = n === null ? yi(e) : bi(e, fe[n].temper), i = null, a = -Infinity;
	for (let { cell: n, rotation: o } of mi(e, t)) for (let e of o.one) {
		let o = r(n, jn(t, e).exits);
		o <= a || (i = {
			cell: n,
			rotation: e
		}, a = o);
	}
	if (i === null) throw Error("a token that can be laid is asked for");
	return {
		type: "lay",
		...i
	};
}
function yi(e) {
	let t = Pn(e), n = Rn(e), r = s.map((e) => ({
		costs: Z(t, M(e)),
		now: Math.min(...M(e).map((e) => n[e]))
	}));
	return (e, i) => {
		let a = t[e];
		t[e] = i;
		let o = Infinity;
		for (let { cell: r, direction: i } of A[e]) {
			let a = n[r] + G(t, r, e, O(i));
			a < o && (o = a);
		}
		let s = 0;
		for (let { costs: n, now: i } of r) {
			let r = Infinity;
			for (let { cell: i, direction: a } of A[e]) {
				let o = n[i] + G(t, e, i, a);
				o < r && (r = o);
			}
			let a = i - o - r;
			s += a > 0 ? a : .05 * Math.max(-4, a);
		}
		return t[e] = a, s;
	};
}
function bi(e, t) {
	let { open: n, distances: r } = In(e);
	return (e, i) => {
		if (t === "aggressive") return P[e];
		let a = Infinity, o = Infinity;
		for (let { cell: t, direction: s } of A[e]) {
			let e = r[t];
			if (e === -1) continue;
			o = Math.min(o, e + 1);
			let c = !!(n[t] & 1 << O(s));
			i & 1 << s && c && (a = Math.min(a, e + 1));
		}
		let s = Math.min(a, o);
		return (Number.isFinite(s) ? s : P[e] + 1) + .01 * P[e];
	};
}
// games/manticore/bot/goals.ts
var xi = .78;
// games/manticore/bot/practice.ts
function Si(e, t) {
	let [n] = re.filter((n) => Ci(e.heroes[t], n) === null).flatMap((t) => Ot(e, y[t].home).slice(0, 1));
	return n === void 0 ? { type: "ready" } : {
		type: "arm",
		token: n
	};
}
var Ci = (e, t) => t === "iceBoulder" || t === "fireball" ? e.spells[t] : e.worn[t];
function wi({ g: e, me: t, roads: n }) {
	let r = ji(e);
	if (r === null) return [];
	let i = A[r].map(({ cell: e }) => e), a = Z(n.open, i), o = $(e.heroes[t]);
	return [{
		is: "errand",
		valueFrom: (e) => e === r ? 0 : Ti * xi ** Q(a, e, o)
	}];
}
var Ti = 10, Ei = 6, Di = (e) => C(e).every((t) => e.heroes[t].life >= Ei), Oi = ({ g: e }, t, n) => n === L(e) && t.length === C(e).length && Di(e);
function ki(e, t) {
	let { g: n, me: r } = e, i = L(n), a = ji(n);
	if (i === null || a === null || Di(n) || !j(a, t)) return 0;
	let o = n.heroes[r], { cell: s } = o;
	o.cell = t;
	let c = Qn(n, a);
	return o.cell = s, c === r ? Ai(e, i) : 0;
}
function Ai(e, t) {
	let n = e.assaults.get(t) ?? Jr(e, t, e.me);
	return e.assaults.set(t, n), n;
}
function ji(e) {
	let t = L(e);
	return t === null ? null : pt(e, t);
}
// games/manticore/rules/walking.ts
var Mi = (e, t) => ot(t) && Zt(e);
function Ni(e, t) {
	let n = st(t);
	return n !== null && !e.stacks[n].isOpen;
}
function Pi(e, t, n, r = Pn(e)) {
	let i = mt(e), a = (t) => Mi(e, t) || Ni(e, t);
	return Je(k, [t], (e, n, o) => i[n] === 1 || e !== t && a(e) ? 0 : G(r, e, n, o), n);
}
Array.from({ length: 24 }, (e, t) => ii(F("MC-3.4", "outOfReach", { left: t })));
// games/manticore/bot/plans.ts
function Fi(e, t, n) {
	let { g: r, me: i } = e, a = cn(r, t), o = $t(r, t), s = r.options.mode === "semi", c = t === "manticore" && s && r.options.jointFatalBlow === "trophy", l = r.order.filter((e) => e === i || n.includes(e)), [u = i] = s ? [i] : Ii(e, l), d = i;
	if (!s) for (let n of l) Li(e, n, t) > Li(e, d, t) && (d = n);
	return {
		firstPoint: a > 0 ? u : null,
		secondPoint: a > 1 ? u : null,
		artifact: o.length > 0 ? d : null,
		blow: c ? i : null
	};
}
function Ii({ g: e }, t) {
	let n = (t) => Object.values(e.heroes[t].power).reduce((e, t) => e + t, e.heroes[t].unassigned);
	return [...t].sort((e, t) => n(e) - n(t));
}
var Li = ({ g: e }, t, n) => Math.max(0, ...$t(e, n).map((n) => V(e.heroes[t], n))), Ri = 1.2, zi = 3, Bi = 10;
function Vi(e) {
	let { g: t, me: n } = e;
	if (!z(t)) return [];
	let { step: r } = t.manticore, i = Math.max(qr(e, C(t), "manticore"), r >= 7 ? Bi : 0);
	if (i <= 0) return [];
	let a = $(t.heroes[n]), o = [];
	for (let t = Math.max(r + 1, 8); t < _; t++) {
		let n = g[t], s = Z(e.roads.open, Hi(n, g[r + 1])), c = t - r - 1, l = Math.min(zi, _ - t) / zi;
		o.push({
			is: "ambush",
			valueFrom(e) {
				if (e === n) return 0;
				let t = Ri * Q(s, e, a);
				return i * l * xi ** (t > c ? c + 2 * t : c);
			}
		});
	}
	return o;
}
var Hi = (e, t) => A[e].map(({ cell: e }) => e).filter((e) => e !== t);
// games/manticore/bot/fetching.ts
function Ui({ g: e, me: t, roads: n }) {
	let r = e.heroes[t], i = $(r), a = [], o = Gi(e), c = Z(n.open, A[g[8]].map(({ cell: e }) => e)), l = (e, t) => {
		let r = Math.min(...e.map((e) => Q(c, e, i)));
		if (r > o) return;
		let s = Z(n.open, e), l = t(s);
		l <= 0 || a.push({
			is: "errand",
			valueFrom: (e) => {
				let t = Q(s, e, i);
				return t + r > o ? 0 : l * xi ** t;
			}
		});
	};
	for (let n of s) Ki(e, t, n, 0) > 0 && l(M(n), (r) => Ki(e, t, n, Wi(e, t, n, r)));
	for (let { cell: t, artifact: n } of e.ground) {
		let e = V(r, n);
		e > 0 && l([t], () => e);
	}
	return a;
}
function Wi(e, t, n, r) {
	let i = (t) => {
		let n = e.heroes[t];
		return n.cell === null ? 99 : Q(r, n.cell, $(n));
	}, a = i(t);
	return e.order.filter((r) => r !== t && i(r) < a && Ki(e, r, n, 0) > 0).length;
}
var Gi = (e) => z(e) ? Math.max(0, 8 - e.manticore.step) : 99;
function Ki(e, t, n, r) {
	let i = e.heroes[t];
	if (jt(e, n)) {
		let t = 0;
		for (let a of Ot(e, n).slice(r)) t = Math.max(t, V(i, a));
		return t;
	}
	let a = e.stacks[n].ranks[r];
	if (a === void 0) return 0;
	let o = s.filter((t) => jt(e, t)).map((t) => Dt(e, t)), c = re.filter((e) => y[e].family === At(n) && !o.includes(e)), l = 0;
	for (let e of c) {
		let t = ue[e][a];
		t !== void 0 && (l += V(i, t));
	}
	return l / Math.max(1, c.length);
}
// games/manticore/bot/hunting.ts
var qi = .7;
function Ji(e) {
	let { g: t, me: n } = e, r = $(t.heroes[n]);
	return Ft(t).flatMap((t) => {
		let { act: n, from: i } = xr(e, t), a = n.is === "step" ? n.to : i, o = A[a].map(({ cell: e }) => e), s = Z(e.roads.open, o), c = qi * Yi(e, t, s);
		return c <= 0 ? [] : [{
			is: "errand",
			valueFrom: (e) => e === a ? 0 : c * xi ** Q(s, e, r)
		}];
	});
}
function Yi(e, t, n) {
	let { g: r, me: i } = e, a = r.order.filter((e) => {
		if (e === i || !ge(r, e)) return !1;
		let { cell: t } = r.heroes[e];
		return t !== null && n[t] <= E(r.heroes[e]);
	}), o = qr(e, [i], t);
	return a.length === 0 ? o : Math.max(o, qr(e, r.order.filter((e) => e === i || a.includes(e)), t));
}
// games/manticore/bot/positions.ts
var Xi = 200, Zi = (e) => I(e.g) ? wi(e) : [
	...Ui(e),
	...Ji(e),
	...Vi(e)
];
function Qi(e, t, n) {
	let r = {
		errand: 0,
		ambush: 0
	};
	for (let { is: e, valueFrom: i } of t) r[e] = Math.max(r[e], i(n));
	return I(e.g) ? r.errand + ki(e, n) : r.errand + r.ambush + $i(e, n) + na(e, n);
}
function $i(e, t) {
	let { g: n } = e;
	if (It(n)) return 0;
	let r = 0;
	for (let i of Ft(n)) ta(e, i, t) && (r += ea(e, i), R(n, i) || (r += fr(Sr(e, i), lr(n, e.roads, i))));
	return r;
}
function ea(e, t) {
	let n = e.assaults.get(t) ?? Jr(e, t, e.me);
	return e.assaults.set(t, n), n;
}
function ta(e, t, n) {
	let { g: r, me: i } = e, a = r.monsters[t].cell;
	if (a === null || !j(a, n)) return !1;
	if (!Nt(t)) {
		let o = xr(e, t).nearer(a);
		return o.includes(n) && o.every((t) => t === n || e.occupied[t] === 1 && lt(r, t) !== i);
	}
	let o = r.heroes[i], { cell: s } = o;
	o.cell = n;
	let c = Zn(r, (e) => j(e, a));
	return o.cell = s, c === i;
}
function na(e, t) {
	let { g: n } = e;
	if (!z(n)) return ot(t) ? -hr(n) - 5 : 0;
	let { step: r } = n.manticore;
	if (t !== g[r + 1]) return 0;
	let i = r === _ - 1 ? Xi : 2;
	return ea(e, "manticore") + i;
}
// games/manticore/bot/turn.ts
var ra = (e) => yn(e) ?? ia(e);
function ia(e) {
	let { g: t, me: n } = e, r = t.heroes[n], i = r.cell, a = E(r);
	if (a === 0) return { type: "endTurn" };
	let o = Zi(e), s = Pi(t, i, a), c = {
		value: -Infinity,
		act: { type: "endTurn" }
	};
	for (let t of l) {
		let n = s.costs[t];
		if (n === -1) continue;
		let r = a - n, l = Qi(e, o, t) - .01 * n, u = (e, t) => {
			l + e > c.value && (c = {
				value: l + e,
				act: t
			});
		}, d = t === i ? { type: "endTurn" } : {
			type: "move",
			to: t
		};
		if (u(0, d), r < 1) continue;
		let f = oa(e, i, r);
		f !== null && u(f.value, ca(e, f));
		let p = t === i ? null : oa(e, t, r);
		p !== null && u(p.value, d);
		let m = ua(e, t, r);
		m !== null && u(m.value, t === i ? {
			type: "heal",
			patient: m.patient,
			life: m.life
		} : d);
	}
	return c.act;
}
var aa = 500;
function oa(e, t, n) {
	let { g: r, me: i } = e, a = X(r, "turn"), o = null, s = r.options.mode === "semi" ? [...Cr(r), ...wr(e)] : Cr(r);
	for (let c of s) {
		let s = pt(r, c);
		if (s !== null && j(s, t)) for (let t of sa(Qr(e, c))) {
			let s = r.order.filter((e) => e === i || t.includes(e)), l = Gr(e, s, c), u = Math.min(n, ...t.map((e) => E(r.heroes[e])), l.chosen.length - 1), d = dn(a, c), f = (d ? l.chosen : l.drawn)[u] ?? 0, p = Oi(e, s, c) ? f + aa : f;
			p <= 0 || o !== null && p <= o.value || (o = {
				value: p,
				target: c,
				helpers: t,
				kind: d ? l.kinds[u] ?? "close" : "card"
			});
		}
	}
	return o;
}
function sa(e) {
	let t = [[]];
	for (let n of e) t.push(...t.map((e) => [...e, n]));
	return t;
}
function ca(e, { target: t, helpers: n, kind: r }) {
	return n.length === 0 ? {
		type: "attack",
		target: t,
		kind: r
	} : {
		type: "attackTogether",
		target: t,
		kind: r,
		helpers: n,
		...Fi(e, t, n)
	};
}
var la = .6;
function ua(e, t, n) {
	let { g: r, me: i } = e, a = Math.floor(n / 2);
	if (a === 0) return null;
	let o = me(r.heroes[i]) === "mage" ? wr(e).filter((e) => j(r.heroes[e].cell ?? t, t)) : [], s = null;
	for (let e of [i, ...o]) {
		let { life: t } = r.heroes[e], n = Math.min(a, 10 - t);
		if (n === 0) continue;
		let o = la * ar(r, i, e) * ir(t, n);
		(s === null || o > s.value) && (s = {
			value: o,
			patient: e,
			life: n
		});
	}
	return s;
}
// games/manticore/bot/careful.ts
var da = ({ search: e }) => ({
	name: "careful",
	choose({ seat: t, view: n }, r) {
		return fa(e.redeal(n, r(4294967296)), t, r);
	}
});
function fa(e, t, n) {
	let r = e.stack.at(-1);
	switch (r?.phase) {
		case "muster": return r.step === "hero" ? pa(e, n) : ma(e);
		case "arming": return Si(e, t);
		case "paving": return vi(e, r.token ?? "straight");
		case "turn": return ra(Y(e, t));
		case "gift": return Fr(e, t);
		case "joint": return r.step === "answers" ? Xr(Y(e, t)) : $r(Y(e, t));
		case "duel": return r.step === "stance" ? kr(Y(e, t)) : Ar(Y(e, t));
		case "spoils": return r.step === "points" ? {
			type: "assign",
			to: bn(e.heroes[t])
		} : ha(e, t);
		default: throw Error("no question is open");
	}
}
function pa(e, t) {
	let n = e.seats.filter((t) => e.heroes[t].isEnlisted).map((t) => v[e.heroes[t].hero]), r = ne.filter((e) => !n.includes(v[e]));
	return {
		type: "enlist",
		hero: r[t(r.length)] ?? "radan"
	};
}
var ma = (e) => ({
	type: "standOn",
	cell: ee.find((t) => lt(e, t) === null) ?? h
});
function ha(e, t) {
	let n = H(e.heroes[t], $t(e, X(e, "spoils").victim));
	return n === null ? { type: "leaveLoot" } : {
		type: "takeLoot",
		artifact: n.token,
		place: n.place
	};
}
// \0parlour-bundle
var ga = {
	game: "manticore",
	plays: [0, 1],
	botsFor: (e) => [i(e), da(e)]
};
export { ga as default };
