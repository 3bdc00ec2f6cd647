// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
// kernel/clone.ts
function n(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let r = t[e];
			typeof r == "object" && r && (t[e] = n(r));
		}
		return t;
	}
	let t = {};
	for (let r in e) {
		let i = e[r];
		t[r] = typeof i == "object" && i ? n(i) : i;
	}
	return t;
}
// kernel/sha256.ts
function r(e) {
	let t = a(new TextEncoder().encode(e)), n = Uint32Array.from(l), r = /* @__PURE__ */ new Uint32Array(64);
	for (let e = 0; e < t.length; e += 16) {
		for (let n = 0; n < 16; n++) r[n] = o(t, e + n);
		for (let e = 16; e < 64; e++) {
			let t = o(r, e - 15), n = o(r, e - 2), i = s(t, 7) ^ s(t, 18) ^ t >>> 3, a = s(n, 17) ^ s(n, 19) ^ n >>> 10;
			r[e] = o(r, e - 16) + i + o(r, e - 7) + a | 0;
		}
		i(n, r);
	}
	return Array.from(n, (e) => e.toString(16).padStart(8, "0")).join("");
}
function i(e, t) {
	let [n = 0, r = 0, i = 0, a = 0, c = 0, l = 0, d = 0, f = 0] = e;
	for (let e = 0; e < 64; e++) {
		let p = s(c, 6) ^ s(c, 11) ^ s(c, 25), m = f + p + (c & l ^ ~c & d) + o(u, e) + o(t, e) | 0, ee = (s(n, 2) ^ s(n, 13) ^ s(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		f = d, d = l, l = c, c = a + m | 0, a = i, i = r, r = n, n = m + ee | 0;
	}
	let p = [
		n,
		r,
		i,
		a,
		c,
		l,
		d,
		f
	];
	for (let t = 0; t < 8; t++) e[t] = o(e, t) + o(p, t) | 0;
}
function a(e) {
	let t = new Uint32Array((e.length + 8 >> 6) * 16 + 16);
	for (let n = 0; n < e.length; n++) t[n >> 2] = o(t, n >> 2) | o(e, n) << 24 - (n & 3) * 8;
	return t[e.length >> 2] = o(t, e.length >> 2) | 128 << 24 - (e.length & 3) * 8, t[t.length - 2] = Math.floor(e.length / 536870912), t[t.length - 1] = e.length << 3, t;
}
var o = (e, t) => e[t], s = (e, t) => e >>> t | e << 32 - t, c = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && d(e)), l = c.slice(0, 8).map((e) => f(Math.sqrt(e))), u = Uint32Array.from(c.slice(0, 64).map((e) => f(Math.cbrt(e))));
function d(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function f(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
// kernel/digest.ts
var p = r, m = (e) => p(e);
function ee(e) {
	for (let t of [
		"",
		"abc",
		"Ўґ€𝄞".repeat(40)
	]) if (e(t) !== r(t)) throw Error("this is not SHA-256 of a text in UTF-8");
	p = e;
}
// kernel/chacha.ts
function te(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	ne.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), h.set(ne);
	for (let e = 0; e < 10; e++) g(0, 4, 8, 12), g(1, 5, 9, 13), g(2, 6, 10, 14), g(3, 7, 11, 15), g(0, 5, 10, 15), g(1, 6, 11, 12), g(2, 7, 8, 13), g(3, 4, 9, 14);
	return h.map((e, t) => e + ne[t]);
}
var ne = Uint32Array.from([
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
]), h = /* @__PURE__ */ new Uint32Array(16);
function g(e, t, n, r) {
	re(e, t, r, 16), re(n, r, t, 12), re(e, t, r, 8), re(n, r, t, 7);
}
function re(e, t, n, r) {
	let i = h[e] + h[t] | 0, a = h[n] ^ i;
	h[e] = i, h[n] = a << r | a >>> 32 - r;
}
// kernel/chance.ts
var ie = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, ae = (e) => ({
	key: e,
	drawn: 0
});
function oe(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = te(ce(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
function se(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = oe(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var ce = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), le = 8, _ = (e) => 1 << (e ?? le), ue = 16, de = (e) => e & 511 & ~(e >> ue), fe = (e, t) => (e | _(t)) & ~(_(t) << ue), pe = (e, t) => ({
	seen: _(e),
	secret: t
}), me = (e) => ({
	seen: 511,
	secret: e
}), he = (e, t, n) => ({
	seen: _(e) | _(t),
	secret: n
}), ge = (e, t) => ({
	pile: "deck",
	owner: null,
	pool: e,
	seen: t.map(() => 0),
	secret: t
}), _e = (e, t, n) => ({
	pile: "hand",
	owner: t,
	pool: e,
	seen: n.map(() => _(t)),
	secret: n
});
function ve(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function ye(e, t, n) {
	let r = e.seen.pop(), i = e.secret.pop();
	return r === void 0 || i === void 0 ? null : (t.seen.push(fe(r, n)), t.secret.push(i), i);
}
function be(e, t) {
	e.secret.unshift(...t), e.seen.unshift(...t.map(() => 0));
}
function xe(e) {
	e.seen.length > 0 && (e.seen[e.seen.length - 1] = 511);
}
function Se(e) {
	e.secret = [], e.seen = [];
}
function Ce(e, t, n) {
	t.secret = se(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var we = [], Te = (e) => Ee(e, "events") ?? we;
function Ee(e, t = "") {
	let n = null;
	if (Array.isArray(e)) {
		for (let t = 0; t < e.length; t++) {
			let r = e[t];
			if (typeof r != "object" || !r) continue;
			let i = De(t, r);
			i !== null && (n ??= []).push(i);
		}
		return n;
	}
	for (let r in e) {
		let i = e[r];
		if (typeof i != "object" || !i || r === t) continue;
		let a = De(r, i);
		a !== null && (n ??= []).push(a);
	}
	return n;
}
function De(e, t) {
	if (Me(t)) return {
		at: e,
		is: "pile",
		inner: null
	};
	if (Ne(t)) return {
		at: e,
		is: "secret",
		inner: je(t.secret) ? Ee(t.secret) : null
	};
	let n = Ee(t);
	return n === null ? null : {
		at: e,
		is: "branch",
		inner: n
	};
}
function Oe(e, t = Te(e)) {
	let n = [], r = (e, t) => {
		for (let { at: i, is: a, inner: o } of t ?? we) {
			let t = Ae(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function ke(e, t = Te(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? we) {
			let t = Ae(e, o);
			if (s === "pile") continue;
			let l = typeof o == "string" ? o : i === "stack" ? t.phase : "*", u = i === "" ? l : `${i}.${l}`, d = typeof o == "number" && i !== "stack" ? [...a, o] : a;
			s === "branch" ? r(t, c, u, d) : (n.push({
				kind: u,
				indexes: d,
				secret: t
			}), c !== null && r(t.secret, c, u, d));
		}
	};
	return r(e, t, "", []), n;
}
var Ae = (e, t) => e[t], je = (e) => typeof e == "object" && !!e, Me = (e) => "pile" in e && "pool" in e, Ne = (e) => "secret" in e && "seen" in e && typeof e.seen == "number", v = (e) => ({
	g: e,
	spots: Te(e),
	lying: null,
	facts: null
});
function y(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? y(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
var Pe = {
	secret({ seen: e, secret: t }, n, r) {
		if ((e & r) === 0) return {
			seen: de(e),
			secret: null
		};
		let i = je(t) ? y(t, n, r, Pe) : t;
		return {
			seen: de(e) | r,
			secret: i
		};
	},
	pile({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
		let o = (e) => (r[e] & a) !== 0, s = e === "deck" || a === _(t) ? null : Fe(r, i, o), c = (e) => s?.[e] ?? e;
		return {
			pile: e,
			owner: t,
			pool: n,
			seen: r.map((e, t) => o(c(t)) ? Le(r, c(t)) | a : Le(r, c(t))),
			secret: i.map((e, t) => o(c(t)) ? i[c(t)] : null)
		};
	}
}, Fe = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? Ie(t[r], t[i]) : Le(e, r) - Le(e, i) : n(r) ? -1 : 1), Ie = (e = "", t = "") => e < t ? -1 : +(e > t), Le = (e, t) => de(e[t]), Re = (e, t) => ze(v(e), t);
function ze(e, t) {
	let n = _(t), { chance: r, events: i, ...a } = y(e.g, e.spots, n, Pe);
	return Object.assign(a, {
		viewer: t,
		unseen: Ge(e, n)
	});
}
function Be(e, t) {
	let n = { value: e };
	return y(n, Ee(n), _(t), Ve).value;
}
var Ve = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : je(t) ? y(t, n, r, Ve) : t }),
	pile: Pe.pile
};
function He(e) {
	if (e.lying !== null) return e.lying;
	let t = {};
	for (let { pool: n, seen: r, secret: i } of Oe(e.g, e.spots)) {
		let e = t[n] ??= [];
		for (let t = 0; t < i.length; t++) e.push({
			card: i[t],
			seen: r[t]
		});
	}
	for (let e in t) t[e]?.sort(Ue);
	return e.lying = t, t;
}
var Ue = (e, t) => Ie(e.card, t.card), We = (e, t) => Ge(v(e), _(t));
function Ge(e, t) {
	let n = {}, r = He(e);
	for (let e in r) {
		let i = [];
		for (let { card: n, seen: a } of r[e] ?? []) (a & t) === 0 && i.push(n);
		n[e] = i;
	}
	return n;
}
var Ke = class extends Error {
	constructor(e) {
		super(`${e} is hidden from these eyes`), this.name = "NotSeen";
	}
}, qe = class {
	seen;
	constructor(e) {
		this.seen = e;
	}
	get secret() {
		throw new Ke("a secret");
	}
}, Je = (e) => !(e instanceof qe), Ye = {
	enumerable: !0,
	get() {
		throw new Ke("a card");
	}
}, Xe = [];
function Ze(e) {
	let t = Xe[e];
	if (t !== void 0) return t;
	let n = Array(e);
	for (let t = 0; t < e; t++) Object.defineProperty(n, t, Ye);
	return Xe[e] = Object.freeze(n), n;
}
var Qe = {
	secret: (e, t, n) => (e.seen & n) === 0 ? new qe(de(e.seen)) : je(e.secret) && t !== null ? {
		seen: e.seen,
		secret: y(e.secret, t, n, Qe)
	} : e,
	pile(e, t) {
		let n = 0;
		for (let r of e.seen) (r & t) !== 0 && (n += 1);
		if (n === e.seen.length) return e;
		if (n === 0) return {
			...e,
			secret: Ze(e.secret.length)
		};
		let r = e.secret.slice();
		for (let n = 0; n < r.length; n++) (e.seen[n] & t) === 0 && Object.defineProperty(r, n, Ye);
		return {
			...e,
			secret: r
		};
	}
};
function $e(e, t) {
	let n = y({
		...e.g,
		events: null
	}, e.spots, _(t), Qe);
	return et.set(n, {
		position: e,
		viewer: t
	}), n;
}
var et = /* @__PURE__ */ new WeakMap(), tt = (e, t, n) => nt(e, v(t), n);
function nt(e, t, n) {
	return t.facts ??= e.facts($e(t, null)), n === null || e.ownFacts === void 0 ? t.facts : {
		...t.facts,
		...e.ownFacts($e(t, n), n, t.facts)
	};
}
// kernel/offers.ts
function b(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = rt(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function x(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function rt(e, t) {
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
function it(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < (e.atLeast ?? 0);
	if (e.parts !== void 0) {
		for (let t in e.parts) if (it(e.parts[t])) return !0;
		return !1;
	}
	return (e.max ?? 0) < (e.min ?? 0);
}
function at(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = ot(r[e], t);
	return n;
}
function ot(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = ot(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) {
		let { min: n = 0, max: r = 0 } = e;
		return n + t(r - n + 1);
	}
	let { atLeast: n = 0, atMost: r = e.some.length } = e, i = n + t(Math.min(r, e.some.length) - n + 1), a = [...e.some];
	return Array.from({ length: i }, () => a.splice(t(a.length), 1)[0]);
}
// kernel/rules.ts
var st = { to: "stay" }, ct = { to: "next" };
function lt(e) {
	return {
		to: "done",
		result: e
	};
}
function ut() {
	return {
		stay: st,
		next: ct,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: lt,
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
// kernel/play.ts
function dt(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: ft(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, pt(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(jt(e, i, a)), Ot(e, r), r;
}
function ft(e, t) {
	let n = {};
	for (let t of Object.keys(e.options)) n[t] = e.options[t]?.[0];
	for (let [r, i] of Object.entries(t)) {
		let t = Object.hasOwn(e.options, r) ? e.options[r] : void 0;
		if (t === void 0) throw RangeError(`${e.id} has no option ${r}; it has ${Object.keys(e.options).join(", ")}`);
		if (!t.includes(i)) throw RangeError(`${r} is one of ${t.join(", ")}, not ${String(i)}`);
		n[r] = i;
	}
	return n;
}
function pt(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function mt(e, t) {
	let n = S(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = C(e, n);
	return {
		seats: Mt(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function ht(e, t) {
	let n = mt(e, t), r = S(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || C(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !Tt(n) && !Et(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function gt(e, t, n) {
	let r = [];
	return Ct(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), null), r;
}
function _t(e, t, n) {
	let r = [], i = [];
	return Ct(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), (e, t) => i.push({
		type: e,
		because: t
	})), {
		offers: r,
		refused: i
	};
}
function vt(e, t, n, r, i = gt(e, t, n)) {
	let a = [...i];
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i];
		for (let i = 0; i < 20; i++) {
			let i = at(o, r);
			if (St(e, t, n, i) === null) return {
				seat: n,
				...i
			};
		}
		a.splice(i, 1);
	}
	return null;
}
function yt(e, t, n) {
	let r = S(t);
	return {
		seat: n,
		...C(e, r).idle(t, r, n)
	};
}
function bt(e, t, n) {
	let r = S(t), i = xt(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	kt(e, t, r, i.take(t, r, n.seat, n)), Ot(e, t);
}
function xt(e, t, n, r) {
	let i = S(t), a = C(e, i);
	return Object.hasOwn(a.actions, r) && Pt(a.ask(t, i), n) ? a.actions[r] : Object.hasOwn(e.anytime, r) && !a.sealed?.(t, i) ? e.anytime[r] : null;
}
function St(e, t, n, r) {
	return xt(e, t, n, r.type)?.check?.(t, S(t), n, r) ?? null;
}
function Ct(e, t, n, r, i) {
	let a = S(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = C(e, a);
	Pt(o.ask(t, a), n) && wt(o.actions, t, a, n, r, i), o.sealed?.(t, a) || wt(e.anytime, t, a, n, r, i);
}
function wt(e, t, n, r, i, a) {
	for (let o in e) {
		let s = e[o]?.offer(t, n, r);
		if (s !== void 0) {
			if (Array.isArray(s)) {
				let e = !1;
				for (let t of s) Et(t) || (e = !0, i(o, t));
				!e && a !== null && a(o, Dt(s[0] ?? {}));
			} else Tt(s) ? a?.(o, s) : Et(s) ? a?.(o, Dt(s)) : i(o, s);
		}
	}
}
var Tt = (e) => "refused" in e;
function Et(e) {
	for (let t in e) if (it(e[t])) return !0;
	return !1;
}
function Dt(e) {
	for (let [t, n] of Object.entries(e)) if (it(n)) return n.not?.[0]?.because ?? n.above ?? {
		refused: "notOffered",
		rule: null,
		facts: { field: t }
	};
	return {
		refused: "notOffered",
		rule: null,
		facts: { field: "" }
	};
}
function Ot(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = S(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = C(e, n);
		if (typeof r == "function") kt(e, t, n, r(t, n) ?? ct);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? kt(e, t, n, ct) : t.stack.push(jt(e, r.call, i));
		} else if (Nt(r.ask(t, n))) kt(e, t, n, ct);
		else return;
	}
	throw Error(`runaway rules at ${S(t)?.phase}.${S(t)?.step}`);
}
function kt(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(jt(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = jt(e, r.phase, r.locals);
			return;
		case "done": return At(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return At(e, t, n, void 0);
			n.step = r;
		}
	}
}
function At(e, t, n, r) {
	t.stack.pop();
	let i = S(t);
	if (i === void 0) return;
	let a = C(e, i);
	typeof a != "function" && kt(e, t, i, "call" in a ? a.then?.(t, i, r) ?? ct : a.after?.[n.phase]?.(t, i, r) ?? st);
}
var jt = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), S = (e) => e.stack[e.stack.length - 1], C = (e, t) => e.phases[t.phase]?.steps[t.step], Mt = (e) => e === null ? [] : typeof e == "number" ? [e] : e, Nt = (e) => e === null || typeof e != "number" && e.length === 0, Pt = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function Ft(e, t, n) {
	let r = Lt(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a, values: o } = r;
	if (!Object.hasOwn(e.governs, a)) return w("unknownAction", null, { type: a.slice(0, 40) });
	let s = e.governs[a], c = mt(e, t);
	if (c === null) return w("over", null, {});
	let l = xt(e, t, i, a);
	if (l === null) return Rt(e, t, a, s, c.seats);
	let u = l.offer(t, S(t), i);
	return Tt(u) ? { refusal: u } : zt(t, i, a, l, Array.isArray(u) ? u : [u], o, s);
}
function It(e, t, n, r) {
	let i = Ft(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function w(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function Lt(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return w("malformed", null, { expected: "object" });
	let n = Ut(t, "seat");
	if (!e.seats.includes(n)) return w("malformed", null, { expected: "seat" });
	let r = Ut(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : w("malformed", null, { expected: "type" });
}
function Rt(e, t, n, r, i) {
	let a = S(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? w("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? w("sealed", r, { type: n }) : w("notNow", r, {
		type: n,
		asked: i
	});
}
function zt(e, t, n, r, i, a, o) {
	let s = null, c = -1;
	for (let l of i) {
		let i = {
			seat: t,
			type: n
		}, u = 0, d = null;
		for (let e of Object.keys(l)) {
			let t = Ut(a, e), n = Vt(l[e], t, e, o);
			n === null ? u += 2 : d ??= n, i[e] = Ht(l[e], t);
		}
		if (d === null && !Et(l)) {
			let n = r.check?.(e, S(e), t, i) ?? null;
			if (n === null) return { action: i };
			d = n;
		}
		d !== null && !Bt.has(d.refused) && (u += 1), d !== null && u > c && (s = d, c = u);
	}
	return { refusal: s ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
var Bt = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function Vt(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (e.one !== void 0) return e.one.includes(t) ? null : e.not?.find((e) => e.value === t)?.because ?? i("notOffered", { field: n });
	if (e.parts !== void 0) {
		if (typeof t != "object" || !t || Array.isArray(t)) return i("malformed", { expected: n });
		for (let i of Object.keys(e.parts)) {
			let a = Vt(e.parts[i], Ut(t, i), `${n}.${i}`, r);
			if (a !== null) return a;
		}
		return null;
	}
	if (e.some !== void 0) {
		let { some: r, atLeast: a = 0, atMost: o = r.length } = e;
		if (!Array.isArray(t)) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let a of t) {
			let t = e.not?.find((e) => e.value === a);
			if (t !== void 0) return t.because;
			if (!r.includes(a)) return i("notOffered", { field: n });
		}
		return new Set(t).size === t.length ? null : i("notOffered", { field: n });
	}
	let { min: a = 0, max: o = 0 } = e;
	return typeof t != "number" || !Number.isInteger(t) ? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t < a ? e.below ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t > o ? e.above ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : null;
}
function Ht(e, t) {
	if (e.some !== void 0) return Array.isArray(t) ? [...t] : t;
	if (e.parts === void 0 || typeof t != "object" || !t) return t === 0 ? 0 : t;
	let n = {};
	for (let r of Object.keys(e.parts)) n[r] = Ht(e.parts[r], Ut(t, r));
	return n;
}
function Ut(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// kernel/barrier.ts
function Wt(e, t, n, r) {
	return Gt(t.g.chance, n.g.chance) ? Kt(t, n, r) ? "secret" : mt(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var Gt = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function Kt(e, t, n) {
	let r = _(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = Ae(e, o), l = typeof t == "object" && t ? Ae(t, o) : void 0;
			if (s === "pile") i ||= !qt(n, l);
			else if (s === "branch") {
				if (a(n, l, c ?? [])) return !0;
			} else {
				let { seen: e, secret: t } = n, i = l;
				if ((e & r) === 0) {
					if (typeof i?.seen != "number" || (i.seen & ~e) !== 0) return !0;
				} else if (c !== null && a(t, i?.secret, c)) return !0;
			}
		}
		return !1;
	};
	return a(e.g, t.g, e.spots) || i && Jt(e, t, r);
}
function qt(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function Jt(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = _(r) | n, a = Ge(t, i);
		for (let [t, n] of Object.entries(Ge(e, i))) if (!Yt(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function Yt(e, t) {
	let n = 0;
	for (let r of e) {
		for (; n < t.length && t[n] !== r;) n += 1;
		if (n === t.length) return !1;
		n += 1;
	}
	return !0;
}
// kernel/canonical.ts
function T(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(T).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${T(t[e])}`).join(",")}}`;
}
var Xt = (e) => m(T(e)), Zt = (e) => m(`parlour commitment ${e}`), Qt = (e) => m(`parlour entropy ${e}`), $t = (e, t) => m(`parlour dice ${T({
	seed: e,
	entropy: t
})}`);
function en({ commitment: e, promises: t, entropy: n }, r) {
	if (Zt(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : Qt(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var tn = ({ name: e, salt: t }) => m(`parlour name ${t} ${e}`);
function nn({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var rn = (e) => Xt(e).slice(0, on), an = (e, t, n) => m(`${e} ${JSON.stringify(t)} ${n}`).slice(0, on), on = 24, sn = 32;
function cn(e, t, n = sn) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = dt(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: ae($t(o, a.entropy))
	}), c = s.events ?? [];
	s.events = null;
	let l = {
		format: "parlour-record",
		version: 2,
		game: e.id,
		rules: r,
		seats: i,
		options: s.options,
		dice: a
	}, u = wn(s);
	return {
		game: e,
		head: l,
		seeds: [o],
		version: 0,
		link: rn(l),
		position: v(s),
		text: u,
		base: u,
		middle: null,
		kept: n,
		tail: [],
		standing: 0,
		free: 0,
		barrier: "nothing",
		opening: c
	};
}
function ln(e) {
	let { version: t, link: n, text: r, base: i, tail: a, standing: o, free: s, barrier: c } = e, l = JSON.stringify({
		version: t,
		link: n,
		tail: a,
		standing: o,
		free: s,
		barrier: c
	});
	return `{"g":${r},"base":${a.length === 0 ? r : i},${l.slice(1)}`;
}
function un(e, t, n, r) {
	let { g: i, base: a, ...o } = JSON.parse(r), s = JSON.stringify(i);
	return i.events = null, {
		game: e,
		head: t,
		seeds: n,
		position: v(i),
		text: s,
		base: JSON.stringify(a),
		middle: null,
		kept: sn,
		opening: [],
		...o
	};
}
function dn(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = Ft(a, o.g, t);
	if (r !== e.version && !("action" in s && bn(e, s.action.seat, r))) return En({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return En(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], bt(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, p = v(u), m = Wt(a, o, p, c), ee = wn(u), te = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: Tn(o.g)
	}], ne = m === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return xn(e, p, ee, f, d, {
		...vn(e, te, ee),
		standing: e.standing + 1,
		free: ne,
		barrier: m ?? "nothing"
	});
}
var fn = (e, t) => dn(e, yt(e.game, e.position.g, t), { by: "clock" });
function pn(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !yn(e, t, r)) return En({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new mn();
	let o = _n(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return xn(e, v(o), wn(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var mn = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function hn(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = ae($t(r, t.entropy));
	let o = i.reduce((e, t) => e | _(t), 0), s = {};
	for (let { pool: e, seen: t, secret: n } of Oe(a)) for (let r = 0; r < n.length; r++) (t[r] & o) === 0 && (s[e] ??= []).push({
		cards: n,
		at: r
	});
	for (let e of Object.values(s)) {
		let t = se(a, e.map(({ cards: e, at: t }) => e[t]));
		for (let [n, { cards: r, at: i }] of e.entries()) r[i] = t[n];
	}
	e.game.arrange?.(a, o, (e) => oe(a, e));
	let c = wn(a);
	return xn({
		...e,
		seeds: [...e.seeds, r]
	}, v(a), c, {
		dice: t,
		eyes: i
	}, [], {
		base: c,
		middle: null,
		tail: [],
		standing: 0,
		free: 0,
		barrier: "chance"
	});
}
function gn(e, t, n = []) {
	if ("do" in t) return dn(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return pn(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return hn(e, t.dice, r, t.eyes);
}
function _n(e, t) {
	let { middle: n } = e, r = n !== null && n.moves <= t ? n : {
		text: e.base,
		moves: 0
	}, i = JSON.parse(r.text);
	i.events = null;
	for (let { seat: n, choice: a, drawn: o } of e.tail.slice(r.moves, t)) typeof i.chance != "number" && (i.chance.drawn = o), bt(e.game, i, {
		seat: n,
		...a
	});
	return i;
}
function vn(e, t, n) {
	let { base: r, middle: i, kept: a } = e;
	if (i === null) return {
		base: r,
		tail: t,
		middle: t.length >= a ? {
			text: n,
			moves: t.length
		} : null
	};
	if (t.length < i.moves + a) return {
		base: r,
		tail: t,
		middle: i
	};
	let o = t.slice(i.moves);
	return {
		base: i.text,
		tail: o,
		middle: {
			text: n,
			moves: o.length
		}
	};
}
function yn({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function bn(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = v(_n(e, a.length - o)), [l, u] = [S(c.g), S(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([_t(r, e.g, t), nt(r, e, t)]);
	return f(c) === f(i);
}
function xn(e, t, n, r, i, a) {
	let o = an(e.link, r, n);
	return {
		ok: !0,
		match: {
			...e,
			...a,
			position: t,
			text: n,
			link: o,
			version: e.version + 1
		},
		entry: {
			...r,
			hash: o
		},
		line: Sn(e, r),
		events: i
	};
}
function Sn({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = Cn(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function Cn(e, t, n) {
	let { seat: r, type: i, ...a } = n, o = e.conceals, s = o !== void 0 && Object.hasOwn(o, i) ? o[i] : void 0;
	return s === void 0 ? n : {
		seat: r,
		type: i,
		...s(t, r, a)
	};
}
function wn(e) {
	let { events: t, ...n } = e;
	return JSON.stringify(n);
}
var Tn = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, En = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function Dn(e) {
	let t = n(e);
	return On(t), t;
}
function On(e) {
	if (je(e)) {
		Me(e) ? e.seen = e.seen.map(() => 511) : Ne(e) && (e.seen = 511);
		for (let t of Object.values(e)) On(t);
	}
}
// kernel/redeal.ts
function kn(e, t, r) {
	let i = { chance: ie(r) }, a = (e) => oe(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = ie(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = se(i, [...s[e] ?? []]);
	let d = Te(l);
	for (let { pool: e, secret: t } of Oe(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, _(o), a), An(e, l, d, ({ secret: e }) => e === null, a), l;
}
function An(e, t, n, r, i) {
	for (let { kind: a, indexes: o, secret: s } of ke(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function jn(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = kn(e, t, 1), o = a.chance, s = JSON.stringify(We(a, i)), c = n(a);
	return bt(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(We(c, i)) !== s ? null : {
		view: Re(c, i),
		facts: tt(e, c, i)
	};
}
// kernel/verify.ts
function Mn(e, t) {
	let n = [], r = (e) => n.push({
		check: e,
		ok: !0
	}), i = (e, t, r, i) => (n.push(i === void 0 ? {
		check: e,
		ok: !1,
		at: t,
		detail: r
	} : {
		check: e,
		ok: !1,
		at: t,
		detail: r,
		refusal: i
	}), {
		ok: !1,
		findings: n
	});
	if (t.game !== e.id) return i("game", null, `this is a record of ${t.game}, not of ${e.id}`);
	if (r("game"), t.rules.version !== e.version) return i("rules", null, `played by rules ${t.rules.version}, these are rules ${e.version}`);
	if (r("rules"), t.seeds === null) return i("dice", null, "the seed has not been revealed: the game is not over");
	let a = [t.dice, ...t.entries.flatMap((e) => "dice" in e ? [e.dice] : [])];
	if (t.seeds.length !== a.length) return i("dice", null, `there are ${a.length} dice and ${t.seeds.length} seeds`);
	for (let [e, n] of a.entries()) {
		let r = en(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = cn(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (T(o.head) !== T(nn(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && tn(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = gn(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !Nn(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (T(a.entry) !== T(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
	}
	r("actions"), r("chain");
	let { outcome: s } = o.position.g, [c, l] = [JSON.stringify(s), JSON.stringify(t.outcome)];
	return s === null ? i("ending", t.entries.length, `the game is not over after its last line (${t.entries.length})`) : c === l ? (r("ending"), {
		ok: !0,
		findings: n
	}) : i("ending", t.entries.length, `the result is ${c}, the record claims ${l}`);
}
function Nn({ game: e, position: t }, n) {
	if (!("do" in n) || n.by !== "clock") return !0;
	let { seat: r, ...i } = yt(e, t.g, n.seat);
	return T(i) === T(n.do);
}
function Pn(e) {
	return {
		interface: 1,
		game: e.id,
		version: e.version,
		speaks: e.speaks,
		seats: e.seats,
		picks: e.picks,
		options: e.options,
		presets: e.presets,
		actions: e.governs,
		checks: Fn(e),
		optionsFor: (t) => ft(e, t),
		digestWith: ee,
		begin: (t, n) => cn(e, t, n),
		snapshot: ln,
		resume: (t, n, r) => un(e, t, n, r),
		verify: (t) => Mn(e, t),
		act: dn,
		actForClock: fn,
		undo: pn,
		redice: hn,
		repeat: gn,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: ht(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => ze(e, t),
		facts: ({ position: t }, n) => nt(e, t, n),
		menu: ({ position: t }, n) => _t(e, t.g, n),
		why: ({ position: t }, n, r) => It(e, t.g, n, r),
		preview: ({ position: t }, n, r) => It(e, t.g, n, r) === null ? jn(e, ze(t, n), r) : null,
		show: Be,
		laidOpen: (e) => ({
			...e,
			position: v(Dn(e.position.g))
		}),
		newsLaidOpen: Dn,
		search: {
			start: (t) => dt(e, t),
			clone: n,
			redeal: (t, n) => kn(e, t, n),
			view: (e, t) => ze(v(e), t),
			waiting: (t) => mt(e, t),
			offers: (t, n) => gt(e, t, n),
			sample: (t, n, r, i) => vt(e, t, n, r, i),
			perform: (t, n) => bt(e, t, n),
			idle: (t, n) => yt(e, t, n)
		}
	};
}
function Fn(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// games/matter-of-fact/content/table.ts
var In = [
	"red",
	"yellow",
	"blue",
	"green"
], Ln = {
	coal: 24,
	ore: 24,
	steel: 14,
	energy: 14,
	biobot: 4
}, Rn = {
	open: 3,
	made: 8,
	depth: 3
}, zn = (e) => ({
	next: 1,
	open: [],
	proposed: e.map(() => 0)
});
function Bn(e, t) {
	let n = e.open.filter((e) => e.until === t);
	return e.open = e.open.filter((e) => e.until !== t), e.proposed = e.proposed.map(() => 0), n;
}
var Vn = (e) => ({
	proposeDeal: (e, t, { to: n, terms: r }) => ({
		to: n,
		terms: he(t, n, r)
	}),
	counterDeal: (t, n, { deal: r, terms: i }) => ({
		deal: r,
		terms: he(n, e(t).open.find(({ id: e }) => e === r)?.from ?? n, i)
	})
});
function Hn(e) {
	let t = { to: "stay" }, n = (t) => ({
		refused: "dealLimit",
		rule: e.rule,
		facts: { limit: t }
	}), r = {
		refused: "noSuchDeal",
		rule: e.rule,
		facts: {}
	}, i = (e, t, n) => e.events?.push({
		type: t,
		...n
	}), a = (t, n) => e.deals(t).open.filter(n).map((e) => e.id), o = (t, n) => {
		let r = e.deals(t).open.find((e) => e.id === n);
		if (r === void 0) throw Error(`deal ${n} is not open`);
		return r;
	}, s = (t, n) => {
		let r = o(t, n);
		return e.deals(t).open = e.deals(t).open.filter((e) => e.id !== n), r;
	}, c = (t, n, r, a, o) => {
		let s = e.deals(t), c = he(n, r, a);
		s.open.push({
			id: s.next,
			from: n,
			to: r,
			terms: c,
			depth: o,
			until: e.until(t)
		}), s.next += 1, s.proposed[n] = (s.proposed[n] ?? 0) + 1, i(t, "dealProposed", {
			from: n,
			to: r,
			terms: c
		});
	}, l = (t, r) => (e.deals(t).proposed[r] ?? 0) >= e.limits.made ? n(e.limits.made) : null, u = {
		offer(t, i, a) {
			let o = e.deals(t).open.filter((e) => e.from === a);
			if (o.length >= e.limits.open) return n(e.limits.open);
			let s = l(t, a);
			if (s !== null) return s;
			let c = e.partners(t, a).filter((e) => !o.some((t) => t.to === e));
			return c.length === 0 ? r : c.map((n) => ({
				to: b([n]),
				terms: e.terms(t, a, n)
			}));
		},
		check: (t, n, r, { to: i, terms: a }) => e.unfit(t, r, i, a),
		take(e, n, r, { to: i, terms: a }) {
			return c(e, r, i, a, 0), t;
		}
	}, d = {
		offer(t, n, i) {
			let s = a(t, (e) => e.to === i);
			return s.length === 0 ? r : { deal: b(s, (n) => {
				let { from: r, to: i, terms: a } = o(t, n);
				return e.unfit(t, r, i, a.secret);
			}) };
		},
		take(n, r, a, { deal: o }) {
			let { from: c, to: l, terms: u } = s(n, o);
			return e.carryOut(n, c, l, u.secret), i(n, "dealAccepted", {
				from: c,
				to: l,
				terms: u
			}), t;
		}
	}, f = (e, n) => ({
		offer(t, n, i) {
			let o = a(t, (t) => e(t, i));
			return o.length === 0 ? r : { deal: b(o) };
		},
		take(e, r, a, { deal: o }) {
			let { from: c, to: l } = s(e, o);
			return i(e, n, {
				from: c,
				to: l
			}), t;
		}
	});
	return {
		proposeDeal: u,
		acceptDeal: d,
		declineDeal: f((e, t) => e.to === t, "dealDeclined"),
		counterDeal: {
			offer(t, n, i) {
				let a = l(t, i);
				if (a !== null) return a;
				let o = e.deals(t).open.filter((t) => t.to === i && t.depth < e.limits.depth);
				return o.length === 0 ? r : o.map((n) => ({
					deal: b([n.id]),
					terms: e.terms(t, i, n.from)
				}));
			},
			check: (t, n, r, { deal: i, terms: a }) => e.unfit(t, r, o(t, i).from, a),
			take(e, n, r, { deal: i, terms: a }) {
				let { from: o, depth: l } = s(e, i);
				return c(e, r, o, a, l + 1), t;
			}
		},
		withdrawDeal: f((e, t) => e.from === t, "dealWithdrawn")
	};
}
// kernel/seats.ts
var E = (e, t) => e.map(t), Un = (e, t) => [...e.slice(t), ...e.slice(0, t)], D = [
	"coal",
	"ore",
	"steel",
	"energy"
], Wn = {
	coal: [
		16,
		15,
		14,
		13,
		12,
		11,
		10,
		9,
		8,
		7,
		6
	],
	ore: [
		19,
		18,
		17,
		16,
		15,
		14,
		13,
		12,
		11,
		10,
		9
	],
	steel: [
		66,
		63,
		60,
		57,
		54,
		51,
		48,
		45,
		42,
		39,
		36
	],
	energy: [
		80,
		76,
		72,
		68,
		64,
		60,
		56,
		52,
		48,
		44,
		40
	]
}, Gn = [
	"train",
	"electricVehicle",
	"quadcopter"
], O = ["electricVehicle", "quadcopter"], Kn = {
	train: 4,
	electricVehicle: 6,
	quadcopter: 8
}, qn = {
	electricVehicle: {
		price: 50,
		refund: 25,
		cards: 3
	},
	quadcopter: {
		price: 100,
		refund: 50,
		cards: 2
	}
}, Jn = [
	"mine",
	"excavatingPlant",
	"steelPlant",
	"powerPlant",
	"technologyPark"
], k = {
	mine: {
		letter: "M",
		count: 8,
		level: 1,
		product: "coal",
		cost: 50,
		dividend: 3,
		basic: {
			workers: 2,
			inputs: {},
			output: 1
		}
	},
	excavatingPlant: {
		letter: "X",
		count: 8,
		level: 1,
		product: "ore",
		cost: 75,
		dividend: 5,
		basic: {
			workers: 2,
			inputs: {},
			output: 1
		}
	},
	steelPlant: {
		letter: "S",
		count: 4,
		level: 2,
		product: "steel",
		cost: 120,
		dividend: 8,
		basic: {
			workers: 3,
			inputs: { ore: 2 },
			output: 1
		}
	},
	powerPlant: {
		letter: "E",
		count: 4,
		level: 2,
		product: "energy",
		cost: 150,
		dividend: 13,
		basic: {
			workers: 2,
			inputs: { coal: 3 },
			output: 1
		}
	},
	technologyPark: {
		letter: "T",
		count: 4,
		level: 3,
		product: "biobot",
		cost: 250,
		dividend: 21,
		basic: {
			workers: 5,
			inputs: {
				steel: 3,
				energy: 3
			},
			output: 1
		}
	}
}, A = Jn.flatMap((e) => Array.from({ length: k[e].count }, (t, n) => `${k[e].letter}${n + 1}`)), j = Object.fromEntries(A.map((e) => [e, Jn.find((t) => k[t].letter === e[0])])), Yn = (e) => Number(e.slice(1)), Xn = (e) => Math.floor(k[e].cost / 2), Zn = [
	{
		r: -5,
		q: -3,
		sites: ". M3 . . X1 . # M4 . . X4 .",
		lands: "hwhfwmrwkfwm"
	},
	{
		r: -4,
		q: -4,
		sites: ". . . S1 . . # . . U2 . . T2",
		lands: "hmhwhmrmktkmw"
	},
	{
		r: -3,
		q: -4,
		sites: "T1 . . . L1 # . AD . . . E2",
		lands: "whfhtrmtfkmw"
	},
	{
		r: -2,
		q: -5,
		sites: ". . M2 . . . # . . . X3 . .",
		lands: "mhwhmhrkfkwkf"
	},
	{
		r: -1,
		q: -5,
		sites: "E1 . . M1 . BC BC . X2 . . S2",
		lands: "wfhwhttfwmkw"
	},
	{
		r: 0,
		q: -6,
		sites: "# # # # # BC BC BC # # # # #",
		lands: "rrrrrtttrrrrr"
	},
	{
		r: 1,
		q: -6,
		sites: "S4 . . X6 . BC BC . M5 . . E3",
		lands: "wkkwottfwhhw"
	},
	{
		r: 2,
		q: -7,
		sites: ". . X7 . . . # . . . M6 . .",
		lands: "okwmokrfmhwfm"
	},
	{
		r: 3,
		q: -7,
		sites: "E4 . . . U1 . # L2 . . . T3",
		lands: "wkmotkrthhfw"
	},
	{
		r: 4,
		q: -8,
		sites: "T4 . . L3 . . # . . S3 . . .",
		lands: "wkmtkkrmhwfmh"
	},
	{
		r: 5,
		q: -8,
		sites: ". X8 . . M8 # . X5 . . M7 .",
		lands: "kwokwrmwhfwh"
	}
], Qn = {
	h: "hill",
	f: "forest",
	m: "meadow",
	k: "rock",
	o: "moor",
	w: "works",
	t: "town",
	r: "road"
}, $n = Zn.flatMap(({ q: e, r: t, sites: n, lands: r }) => {
	let i = n.split(" "), a = i.findIndex((e) => e === "BC" || e === "#" && t !== 0);
	return i.map((n, i) => ({
		hex: {
			q: e + i,
			r: t
		},
		site: ar(n),
		land: Qn[r[i]],
		area: or(n, t < 0, i < a)
	}));
}), M = $n.map((e, t) => t), er = $n.map(({ hex: e }) => e), tr = $n.map(({ site: e }) => e);
$n.map(({ land: e }) => e), $n.map(({ area: e }) => e);
var nr = new Map(M.map((e) => [`${er[e].q},${er[e].r}`, e]));
function N(e, t) {
	let n = nr.get(`${e},${t}`);
	if (n === void 0) throw RangeError(`there is no hex (${e},${t})`);
	return n;
}
var P = Object.fromEntries(M.flatMap((e) => {
	let t = tr[e];
	return t.is === "asset" ? [[t.asset, e]] : [];
})), F = tr.map((e) => e.is === "asset" ? e.asset : null), rr = tr.map((e) => e.is === "frontier"), ir = [
	N(0, 0),
	N(1, 0),
	N(1, -1),
	N(0, -1),
	N(-1, 0),
	N(-1, 1),
	N(0, 1)
];
function ar(e) {
	return e === "." ? { is: "open" } : e === "#" ? { is: "frontier" } : e === "BC" ? { is: "businessCentre" } : e === "AD" ? { is: "dealership" } : e.startsWith("U") ? {
		is: "university",
		university: e
	} : e.startsWith("L") ? {
		is: "labourExchange",
		exchange: e
	} : {
		is: "asset",
		asset: e
	};
}
function or(e, t, n) {
	return e === "#" ? "border" : e === "BC" ? "centre" : t ? n ? "blackseam" : "redstone" : n ? "ironmoor" : "coalbrook";
}
// games/matter-of-fact/content/technologies.ts
var I = {
	N01: {
		level: "I",
		fits: "mine",
		price: 10,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N02: {
		level: "I",
		fits: "mine",
		price: 10,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N03: {
		level: "I",
		fits: "mine",
		price: 25,
		process: {
			workers: 3,
			inputs: {},
			output: 2
		}
	},
	N04: {
		level: "I",
		fits: "mine",
		price: 40,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N05: {
		level: "I",
		fits: "mine",
		price: 40,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N06: {
		level: "I",
		fits: "mine",
		price: 50,
		process: {
			workers: 4,
			inputs: {},
			output: 3
		}
	},
	N07: {
		level: "I",
		fits: "excavatingPlant",
		price: 15,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N08: {
		level: "I",
		fits: "excavatingPlant",
		price: 15,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N09: {
		level: "I",
		fits: "excavatingPlant",
		price: 30,
		process: {
			workers: 3,
			inputs: {},
			output: 2
		}
	},
	N10: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N11: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N12: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 4,
			inputs: {},
			output: 3
		}
	},
	N13: {
		level: "I",
		fits: "steelPlant",
		price: 10,
		process: {
			workers: 2,
			inputs: { ore: 2 },
			output: 1
		}
	},
	N14: {
		level: "I",
		fits: "steelPlant",
		price: 45,
		process: {
			workers: 4,
			inputs: { ore: 4 },
			output: 2
		}
	},
	N15: {
		level: "I",
		fits: "powerPlant",
		price: 50,
		process: {
			workers: 3,
			inputs: { coal: 6 },
			output: 2
		}
	},
	N16: {
		level: "II",
		fits: "mine",
		price: 55,
		process: {
			workers: 1,
			inputs: {},
			output: 2
		}
	},
	N17: {
		level: "II",
		fits: "excavatingPlant",
		price: 65,
		process: {
			workers: 1,
			inputs: {},
			output: 2
		}
	},
	N18: {
		level: "II",
		fits: "steelPlant",
		price: 55,
		process: {
			workers: 3,
			inputs: { ore: 1 },
			output: 1
		}
	},
	N19: {
		level: "II",
		fits: "steelPlant",
		price: 55,
		process: {
			workers: 3,
			inputs: { ore: 1 },
			output: 1
		}
	},
	N20: {
		level: "II",
		fits: "steelPlant",
		price: 80,
		process: {
			workers: 3,
			inputs: { ore: 3 },
			output: 2
		}
	},
	N21: {
		level: "II",
		fits: "steelPlant",
		price: 110,
		process: {
			workers: 2,
			inputs: { ore: 2 },
			output: 2
		}
	},
	N22: {
		level: "II",
		fits: "powerPlant",
		price: 55,
		process: {
			workers: 2,
			inputs: { coal: 2 },
			output: 1
		}
	},
	N23: {
		level: "II",
		fits: "powerPlant",
		price: 60,
		process: {
			workers: 1,
			inputs: { coal: 2 },
			output: 1
		}
	},
	N24: {
		level: "II",
		fits: "powerPlant",
		price: 85,
		process: {
			workers: 3,
			inputs: { coal: 4 },
			output: 2
		}
	},
	N25: {
		level: "II",
		fits: "powerPlant",
		price: 120,
		process: {
			workers: 2,
			inputs: { coal: 3 },
			output: 2
		}
	},
	N26: {
		level: "II",
		fits: "technologyPark",
		price: 55,
		process: {
			workers: 3,
			inputs: {
				steel: 3,
				energy: 2
			},
			output: 1
		}
	},
	N27: {
		level: "II",
		fits: "technologyPark",
		price: 70,
		process: {
			workers: 5,
			inputs: {
				steel: 1,
				energy: 3
			},
			output: 1
		}
	},
	N28: {
		level: "II",
		fits: "technologyPark",
		price: 80,
		process: {
			workers: 5,
			inputs: {
				steel: 3,
				energy: 1
			},
			output: 1
		}
	},
	N29: {
		level: "II",
		fits: "technologyPark",
		price: 75,
		process: {
			workers: 4,
			inputs: {
				steel: 2,
				energy: 2
			},
			output: 1
		}
	},
	N30: {
		level: "II",
		fits: "technologyPark",
		price: 140,
		process: {
			workers: 3,
			inputs: {
				steel: 1,
				energy: 1
			},
			output: 1
		}
	}
}, sr = Object.keys(I);
// games/matter-of-fact/rules/holdings.ts
function cr(e) {
	for (let t of e.stack) if (t.phase === "turn") return t;
	return null;
}
var lr = (e, t) => e.seats.filter((n) => n !== t && !e.players[n].hasLeft), L = (e, t) => e.players[t].assets;
function ur(e, t, n) {
	let r = e.assets[t].owner;
	r !== null && (e.players[r].assets = e.players[r].assets.filter((e) => e !== t)), e.assets[t].owner = n, n !== null && (e.players[n].assets.push(t), e.players[n].assets.sort((e, t) => A.indexOf(e) - A.indexOf(t)));
}
var dr = (e, t) => e.players[t].assets.length > 0, R = (e) => k[j[e]].product;
function z(e, t) {
	let { technology: n } = e.assets[t];
	return n === null ? k[j[t]].basic : I[n].process;
}
function B(e, t) {
	let n = e.players[t].idle + e.players[t].picket;
	for (let r of e.players[t].assets) n += e.assets[r].workers + +!!e.assets[r].hasGuard;
	return n;
}
function fr(e, t) {
	let n = [...e.players[t].hand];
	for (let r of e.players[t].assets) {
		let { technology: t } = e.assets[r];
		t !== null && n.push(t);
	}
	return n;
}
var V = (e, t, n) => e.players[t].assets.find((t) => e.assets[t].technology === n) ?? null;
function pr(e, t) {
	let { vehicles: n } = e.players[t];
	return n.quadcopter === "ready" ? "quadcopter" : n.electricVehicle === "ready" ? "electricVehicle" : "train";
}
var mr = (e, t) => Kn[pr(e, t)];
function hr(e, t) {
	for (let n of e.seats) if (e.players[n].cell === t) return n;
	return null;
}
// games/matter-of-fact/rules/vocabulary.ts
var { phase: gr, call: _r, goTo: vr, next: H, stay: U, done: yr, no: W, emit: G, game: br } = ut(), K = (e, t) => e.players[t].cash.secret, xr = (e, t) => e.players[t].debt.secret, Sr = (e, t, n) => ({
	seen: e.players[t].cash.seen,
	secret: n
});
function q(e, t, n) {
	e.players[t].cash.secret -= n, n > 0 && wr(e, t);
}
function J(e, t, n) {
	let { cash: r, debt: i } = e.players[t], a = Math.min(n, i.secret);
	i.secret -= a, r.secret += n - a, a > 0 && e.options.cash === "open" && G(e, "debtPaid", {
		seat: t,
		amount: Sr(e, t, a),
		left: Sr(e, t, i.secret)
	});
}
function Cr(e, t, n) {
	let { cash: r, debt: i } = e.players[t], a = Math.min(n, r.secret);
	return r.secret -= a, i.secret += n - a, n > 0 && wr(e, t), Sr(e, t, n - a);
}
function wr(e, t) {
	let n = K(e, t), r = (r) => r.from !== t || e.options.cash === "open" && r.terms.secret.give.money <= n;
	if (!e.deals.open.every(r)) {
		for (let { from: t, to: n } of e.deals.open.filter((e) => !r(e))) G(e, "dealLapsed", {
			from: t,
			to: n
		});
		e.deals.open = e.deals.open.filter(r);
	}
}
// games/matter-of-fact/rules/salary-rate.ts
var Y = (e) => Number(e.options.salary), X = (e = {}) => ({
	coal: e.coal ?? 0,
	ore: e.ore ?? 0,
	steel: e.steel ?? 0,
	energy: e.energy ?? 0
});
function Tr(e, t) {
	for (let n of D) e[n] += t[n] ?? 0;
}
function Er(e, t) {
	for (let n of D) e[n] -= t[n] ?? 0;
}
function Dr(e, t) {
	for (let n of D) if (e[n] < (t[n] ?? 0)) return n;
	return null;
}
var Or = (e, t) => ({
	coal: Math.max(0, (t.coal ?? 0) - e.coal),
	ore: Math.max(0, (t.ore ?? 0) - e.ore),
	steel: Math.max(0, (t.steel ?? 0) - e.steel),
	energy: Math.max(0, (t.energy ?? 0) - e.energy)
}), kr = (e) => e.coal === 0 && e.ore === 0 && e.steel === 0 && e.energy === 0;
// games/matter-of-fact/rules/captures.ts
function Ar(e, t) {
	let { cell: n } = e.players[t], r = n === null ? null : F[n];
	return r !== null && e.assets[r].capture?.raider === t ? r : null;
}
var jr = (e, t) => ({
	salary: Y(e) * e.assets[t].workers,
	inputs: X(z(e, t).inputs)
});
function Mr(e, t, n) {
	if (j[n] === "technologyPark") return W("MF-R54", "parkOnlySabotaged", { asset: n });
	let r = e.assets[n].workers, i = z(e, n).workers;
	if (r < i) return W("MF-R52", "tooFewWorkersThere", {
		asset: n,
		has: r,
		needs: i
	});
	let { salary: a, inputs: o } = jr(e, n), s = K(e, t), { stock: c } = e.players[t];
	return s < a || Dr(c, o) !== null ? W("MF-R52", "suppliesShort", {
		salary: a,
		cash: s,
		inputs: o,
		stock: { ...c }
	}) : null;
}
function Nr(e, t, n, r) {
	e.assets[n].capture = {
		raider: t,
		mode: "sabotage",
		supplies: null
	}, G(e, "captured", {
		seat: t,
		owner: r,
		asset: n,
		cell: P[n]
	});
}
function Pr(e, t, n, r) {
	let i = jr(e, n);
	q(e, t.raider, i.salary), Er(e.players[t.raider].stock, i.inputs), t.mode = "operate", t.supplies = i, G(e, "supplied", {
		seat: t.raider,
		owner: r,
		asset: n,
		salary: i.salary,
		inputs: { ...i.inputs }
	});
}
function Fr(e, t, n, r) {
	let i = Rr(e, t);
	t.mode = "sabotage", G(e, "sabotaged", {
		seat: t.raider,
		owner: r,
		asset: n,
		returned: i
	});
}
function Ir(e, t) {
	let n = Ar(e, t);
	if (n === null) return;
	let { capture: r, owner: i } = e.assets[n];
	r !== null && i !== null && r.mode !== "sabotage" && r.supplies === null && (r.mode = "sabotage", G(e, "suppliesUsed", {
		seat: t,
		owner: i,
		asset: n
	}));
}
function Lr(e, t, n) {
	let { capture: r, owner: i } = e.assets[t];
	if (r === null || i === null) return;
	let a = Rr(e, r);
	e.assets[t].capture = null;
	let o = n === "left" ? "MF-18.11" : n === "arrest" ? "MF-19.1" : "MF-R58";
	G(e, "captureEnded", {
		seat: r.raider,
		owner: i,
		asset: t,
		because: n,
		returned: a,
		rule: o
	});
}
function Rr(e, t) {
	let { supplies: n, raider: r } = t;
	return n === null ? null : (J(e, r, n.salary), Tr(e.players[r].stock, n.inputs), t.supplies = null, n);
}
function zr(e, t, n) {
	let r = e.assets[n].capture?.raider;
	if (r === void 0) return;
	Lr(e, n, "arrest");
	let i = P[n], a = ir.find((t) => hr(e, t) === null);
	e.players[r].cell = a, e.players[r].arrest = 2, G(e, "arrested", {
		seat: r,
		by: t,
		asset: n,
		from: i,
		to: a,
		turns: 2
	});
}
function Br(e, t) {
	let { capture: n } = e.assets[t];
	return n === null ? null : W(n.mode === "operate" ? "MF-18.8" : "MF-18.9", "locked", {
		asset: t,
		raider: n.raider,
		mode: n.mode
	});
}
// games/matter-of-fact/rules/bundles.ts
var Vr = {
	money: 0,
	coal: 0,
	ore: 0,
	steel: 0,
	energy: 0,
	assets: [],
	technologies: [],
	vehicles: [],
	contracts: [],
	release: null
}, Hr = (e, t, n) => t === n || e.options.cash === "open" ? K(e, t) : 999, Ur = x(0, 0), Wr = b([null]);
function Gr(e, t, n, r, i) {
	let { stock: a, contracts: o } = e.players[n], s = t.isFull ? Ar(e, n) : null, c = s !== null && e.assets[s].owner === r, l = Yr(e, t, n);
	return { parts: {
		money: x(0, Hr(e, n, i)),
		coal: l ?? x(0, a.coal),
		ore: l ?? x(0, a.ore),
		steel: l ?? x(0, a.steel),
		energy: l ?? x(0, a.energy),
		assets: t.isFull ? Kr(L(e, n), (i) => $r(e, t, n, r, i)) : Jr,
		technologies: t.isFull ? Kr(fr(e, n), (i) => ei(e, t, n, r, i)) : Jr,
		vehicles: Kr(Zr(e, n), (t) => Qr(e, r, t)),
		contracts: t.isFull && o.length > 0 ? qr(o.map(({ card: e }) => e)) : Jr,
		release: c ? b([null, s]) : Wr
	} };
}
function Kr(e, t) {
	if (e.length === 0) return Jr;
	let { one: n, not: r } = b(e, t), i = {
		some: n,
		atLeast: 0,
		atMost: e.length
	};
	return r === void 0 ? i : {
		...i,
		not: r
	};
}
var qr = (e) => ({
	some: e,
	atLeast: 0,
	atMost: e.length
}), Jr = qr([]);
function Yr(e, t, n) {
	return t.isFull ? e.players[n].arrest > 0 ? x(0, 0, { above: W("MF-R60", "arrestedSeller", { giver: n }) }) : null : Ur;
}
var Xr = [];
function Zr(e, t) {
	let { electricVehicle: n, quadcopter: r } = e.players[t].vehicles;
	return n === "none" && r === "none" ? Xr : O.filter((n) => e.players[t].vehicles[n] !== "none");
}
var Qr = (e, t, n) => e.players[t].vehicles[n] === "none" ? null : W("MF-R20", "alreadyOwns", {
	receiver: t,
	vehicle: n
});
function $r(e, { active: t }, n, r, i) {
	if (n !== t) return W("MF-10.6", "onlyActiveSellsAssets", { giver: n });
	let { capture: a } = e.assets[i];
	return a !== null && a.raider !== r ? W("MF-R48", "onlyToRaider", {
		asset: i,
		raider: a.raider
	}) : null;
}
function ei(e, t, n, r, i) {
	let a = V(e, n, i);
	return a === null || $r(e, t, n, r, a) === null ? null : ti(e, n, a);
}
function ti(e, t, n) {
	let { capture: r } = e.assets[n];
	return r === null ? e.players[t].arrest > 0 ? W("MF-R60", "arrestedSeller", { giver: t }) : null : W("MF-R47", "locked", {
		asset: n,
		raider: r.raider,
		mode: r.mode
	});
}
function ni(e, t, n) {
	let { stock: r, contracts: i, hand: a, arrest: o } = e.players[n];
	if (K(e, n) > 0 || Zr(e, n).length > 0) return !0;
	if (!t.isFull) return !1;
	let s = o === 0 && !kr(r), c = i.length > 0 || a.length > 0;
	return s || c || L(e, n).length > 0 || Ar(e, n) !== null;
}
var ri = (e) => e.money === 0 && ii(e) && e.vehicles.length === 0, ii = ({ coal: e, ore: t, steel: n, energy: r, assets: i, technologies: a, contracts: o, release: s }) => e + t + n + r + i.length + a.length + o.length === 0 && s === null;
function ai(e, t, n, r, i) {
	let a = e.players[n];
	if (!t.isFull && !ii(i)) return W("MF-R46", "onlyTransport", {});
	for (let e of D) if (i[e] !== 0) {
		if (a.arrest > 0) return W("MF-R60", "arrestedSeller", { giver: n });
		if (a.stock[e] < i[e]) return W("MF-R47", "stockLimit", {
			resource: e,
			stock: a.stock[e]
		});
	}
	for (let t of i.vehicles) {
		if (a.vehicles[t] === "none") return W("MF-13.4", "noVehicle", { vehicle: t });
		let n = Qr(e, r, t);
		if (n !== null) return n;
	}
	return i.contracts.every((e) => a.contracts.some((t) => t.card === e)) && i.assets.every((t) => e.assets[t].owner === n) && (i.release === null || Ar(e, n) === i.release && e.assets[i.release].owner === r) ? oi(e, n, i) : W("MF-R47", "notYours", { giver: n });
}
function oi(e, t, { assets: n, technologies: r }) {
	for (let i of r) {
		if (e.players[t].hand.includes(i)) continue;
		let r = V(e, t, i);
		if (r === null) return W("MF-11.6", "notYours", { giver: t });
		let a = n.includes(r) ? null : ti(e, t, r);
		if (a !== null) return a;
	}
	return null;
}
// games/matter-of-fact/rules/market.ts
var si = (e, t) => Wn[e][t], Z = (e, t) => si(t, e.market[t].column), ci = (e) => si(e, 0);
function li(e, t) {
	let n = 0;
	for (let r of D) n += (t[r] ?? 0) * Z(e, r);
	return n;
}
var ui = (e, t) => Math.min(10, Math.max(0, e - t)), di = (e, t, n) => ui(e.market[t].column, n) === e.market[t].column;
function fi(e, t, n, r) {
	let i = e.market[t], a = Z(e, t), o = ui(i.column, n);
	o !== i.column && (i.lastMove = n), i.column = o, G(e, "priceMoved", {
		resource: t,
		by: n,
		from: a,
		to: Z(e, t),
		column: o,
		...r
	});
}
function pi(e, t, n) {
	let r = 0;
	for (let i of L(e, t)) R(i) === n && (r += z(e, i).output);
	return r;
}
function mi(e, t) {
	let n = X();
	for (let r of L(e, t)) {
		let t = R(r);
		t !== "biobot" && (n[t] += z(e, r).output);
	}
	return n;
}
function hi(e) {
	let t = Math.max(...e), n = e.indexOf(t);
	return t > 0 && n === e.lastIndexOf(t) ? n : null;
}
function gi(e) {
	let t = e.seats.map((t) => mi(e, t));
	for (let n of D) {
		let r = t.map((e) => e[n]), i = hi(r), a = e.market[n].monopolist;
		a !== i && (e.market[n].monopolist = i, G(e, "monopolyChanged", {
			resource: n,
			from: a,
			to: i,
			capacities: r
		}));
	}
}
function _i(e, t) {
	let n = 0;
	for (let r of e.seats) {
		n += e.players[r].stock[t];
		for (let i of L(e, r)) n += e.assets[i].capture?.supplies?.inputs[t] ?? 0;
	}
	return Math.max(0, Ln[t] - n);
}
function vi(e, t, n) {
	let r = R(n);
	r === "biobot" || e.market[r].isOpen || (e.market[r].isOpen = !0, G(e, "resourceOpened", {
		resource: r,
		seat: t,
		asset: n
	}));
}
// games/matter-of-fact/rules/posts.ts
var yi = (e) => `guard ${e}`, bi = (e) => e.startsWith("guard ");
function xi(e) {
	return e === "idle" ? null : bi(e) ? e.slice(6) : e;
}
function Si(e, t, n) {
	return n === "idle" ? e.players[t].idle : bi(n) ? +!!e.assets[xi(n)].hasGuard : e.assets[n].workers;
}
function Ci(e, t, n, r) {
	n === "idle" ? e.players[t].idle += r : bi(n) ? e.assets[xi(n)].hasGuard = r > 0 : e.assets[n].workers += r;
}
// games/matter-of-fact/rules/planning.ts
function wi(e, t) {
	if (e.players[t].isOnStrike) return W("MF-R40", "onStrike", {});
	let n = L(e, t), r = ["idle", ...n];
	if (e.options.raids === "on") for (let e of n) r.push(yi(e));
	if (r.length === 1) return W("MF-16.1", "noAsset", {});
	let i = [];
	for (let n of r) {
		let a = Si(e, t, n);
		a !== 0 && i.push({
			from: b([n], () => Ti(e, n)),
			to: b(r, (t) => Ei(e, n, t)),
			workers: x(1, a)
		});
	}
	return i.length > 0 ? i : W("MF-16.1", "noWorkers", {});
}
function Ti(e, t) {
	let n = xi(t);
	return n !== null && e.assets[n].capture?.mode === "operate" ? Br(e, n) : null;
}
function Ei(e, t, n) {
	if (t === n) return W("MF-16.1", "samePlace", {});
	let r = xi(n);
	if (r === null) return null;
	if (bi(n) && e.assets[r].hasGuard) return W("MF-R34", "guardThere", { asset: r });
	let { capture: i } = e.assets[r];
	return i === null ? null : W("MF-16.5", "locked", {
		asset: r,
		raider: i.raider,
		mode: i.mode
	});
}
function Di({ to: e, workers: t }) {
	let n = xi(e);
	return bi(e) && t > 1 && n !== null ? W("MF-R34", "oneGuard", { asset: n }) : null;
}
function Oi(e, t, { from: n, to: r, workers: i }) {
	Ci(e, t, n, -i), Ci(e, t, r, i), G(e, "workersMoved", {
		seat: t,
		from: n,
		to: r,
		workers: i
	});
}
function ki(e, t) {
	let n = fr(e, t);
	if (n.length === 0) return W("MF-11.3", "noTechnology", {});
	let r = L(e, t);
	return r.length === 0 ? W("MF-11.5", "noAsset", {}) : n.map((n) => {
		let i = V(e, t, n);
		return {
			technology: b([n], () => i === null ? null : Br(e, i)),
			asset: b(r, (t) => Ai(e, n, t))
		};
	});
}
function Ai(e, t, n) {
	let { fits: r } = I[t];
	return j[n] === r ? e.assets[n].technology === t ? W("MF-11.4", "liesThere", {
		technology: t,
		asset: n
	}) : Br(e, n) : W("MF-11.3", "otherKind", {
		technology: t,
		fits: r
	});
}
function ji(e, t, n, r) {
	let { hand: i } = e.players[t], a = Mi(e, t, n), o = e.assets[r].technology;
	o !== null && i.push(o), e.assets[r].technology = n, G(e, "technologyLaid", {
		seat: t,
		technology: n,
		from: a,
		asset: r,
		displaced: o
	}), gi(e);
}
function Mi(e, t, n) {
	let { hand: r } = e.players[t], i = V(e, t, n);
	return i === null ? r.splice(r.indexOf(n), 1) : e.assets[i].technology = null, i ?? "hand";
}
function Ni(e, t) {
	let n = [];
	for (let r of L(e, t)) {
		let { technology: t } = e.assets[r];
		t !== null && n.push(t);
	}
	return n.length === 0 ? W("MF-R31", "noTechnology", {}) : { technology: b(n, (n) => {
		let r = V(e, t, n);
		return r === null ? null : Br(e, r);
	}) };
}
function Pi(e, t, n) {
	let r = V(e, t, n);
	r !== null && (e.assets[r].technology = null, e.players[t].hand.push(n), G(e, "technologyTakenUp", {
		seat: t,
		technology: n,
		asset: r
	}), gi(e));
}
// games/matter-of-fact/content/action-cards.ts
var Fi = {
	A01: {
		is: "contract",
		units: {
			coal: 2,
			ore: 5
		}
	},
	A02: {
		is: "contract",
		units: { coal: 4 }
	},
	A03: {
		is: "contract",
		units: { coal: 6 }
	},
	A04: {
		is: "contract",
		units: {
			coal: 3,
			ore: 2
		}
	},
	A05: {
		is: "contract",
		units: { ore: 4 }
	},
	A06: {
		is: "contract",
		units: { ore: 3 }
	},
	A07: {
		is: "contract",
		units: {
			coal: 5,
			ore: 1
		}
	},
	A08: {
		is: "contract",
		units: {
			ore: 3,
			steel: 1
		}
	},
	A09: {
		is: "contract",
		units: {
			coal: 3,
			energy: 1
		}
	},
	A10: {
		is: "contract",
		units: { steel: 2 }
	},
	A11: {
		is: "contract",
		units: { energy: 2 }
	},
	A12: {
		is: "contract",
		units: {
			steel: 1,
			energy: 1
		}
	},
	A13: {
		is: "contract",
		units: { steel: 3 }
	},
	A14: {
		is: "contract",
		units: { energy: 3 }
	},
	A15: {
		is: "contract",
		units: {
			coal: 2,
			steel: 1
		}
	},
	A16: {
		is: "contract",
		units: {
			ore: 2,
			energy: 1
		}
	},
	A17: {
		is: "subsidy",
		rates: {
			mine: 2,
			excavatingPlant: 5
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A18: {
		is: "subsidy",
		rates: { mine: 5 },
		prices: { coal: -1 }
	},
	A19: {
		is: "subsidy",
		rates: {
			mine: 4,
			excavatingPlant: 4
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A20: {
		is: "subsidy",
		rates: { excavatingPlant: 6 },
		prices: { ore: -1 }
	},
	A21: {
		is: "subsidy",
		rates: { steelPlant: 10 },
		prices: { steel: -1 }
	},
	A22: {
		is: "subsidy",
		rates: { powerPlant: 12 },
		prices: { energy: -1 }
	},
	A23: {
		is: "subsidy",
		rates: {
			steelPlant: 8,
			powerPlant: 8
		},
		prices: {
			steel: -1,
			energy: -1
		}
	},
	A24: {
		is: "subsidy",
		rates: {
			technologyPark: 20,
			powerPlant: 5
		},
		prices: {}
	},
	A25: {
		is: "subsidy",
		rates: {
			mine: 3,
			powerPlant: 6
		},
		prices: {
			coal: -1,
			energy: -1
		}
	},
	A26: {
		is: "subsidy",
		rates: {
			excavatingPlant: 3,
			steelPlant: 6
		},
		prices: {
			ore: -1,
			steel: -1
		}
	},
	A27: {
		is: "dividend",
		kinds: ["mine"],
		prices: { coal: -1 }
	},
	A28: {
		is: "dividend",
		kinds: ["excavatingPlant"],
		prices: { ore: -1 }
	},
	A29: {
		is: "dividend",
		kinds: ["mine", "excavatingPlant"],
		prices: {}
	},
	A30: {
		is: "dividend",
		kinds: ["steelPlant"],
		prices: { steel: -1 }
	},
	A31: {
		is: "dividend",
		kinds: ["powerPlant"],
		prices: { energy: -1 }
	},
	A32: {
		is: "dividend",
		kinds: ["steelPlant", "powerPlant"],
		prices: {}
	},
	A33: {
		is: "dividend",
		kinds: ["technologyPark", "steelPlant"],
		prices: {}
	},
	A34: {
		is: "dividend",
		kinds: ["mine", "powerPlant"],
		prices: { coal: 1 }
	},
	A35: {
		is: "dividend",
		kinds: ["excavatingPlant", "steelPlant"],
		prices: { ore: 1 }
	},
	A36: {
		is: "dividend",
		kinds: [
			"mine",
			"excavatingPlant",
			"steelPlant",
			"powerPlant",
			"technologyPark"
		],
		prices: {}
	},
	A37: {
		is: "taxes",
		rates: { technology: 3 },
		prices: {}
	},
	A38: {
		is: "taxes",
		rates: { technology: 6 },
		prices: {
			steel: 1,
			energy: 1
		}
	},
	A39: {
		is: "taxes",
		rates: { mine: 4 },
		prices: { coal: 1 }
	},
	A40: {
		is: "taxes",
		rates: { excavatingPlant: 5 },
		prices: { ore: 1 }
	},
	A41: {
		is: "taxes",
		rates: {
			mine: 3,
			excavatingPlant: 3
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A42: {
		is: "taxes",
		rates: { steelPlant: 8 },
		prices: { steel: 1 }
	},
	A43: {
		is: "taxes",
		rates: { powerPlant: 10 },
		prices: { energy: 1 }
	},
	A44: {
		is: "taxes",
		rates: { technologyPark: 20 },
		prices: {
			steel: -1,
			energy: -1
		}
	},
	A45: {
		is: "transportTax",
		rates: {
			train: 2,
			electricVehicle: 5,
			quadcopter: 8
		},
		prices: {}
	},
	A46: {
		is: "transportTax",
		rates: {
			train: 1,
			electricVehicle: 6,
			quadcopter: 10
		},
		prices: { coal: 1 }
	},
	A47: {
		is: "transportTax",
		rates: {
			train: 3,
			electricVehicle: 5,
			quadcopter: 5
		},
		prices: { ore: 1 }
	},
	A48: {
		is: "transportTax",
		rates: {
			electricVehicle: 6,
			quadcopter: 12
		},
		prices: { energy: 1 }
	},
	A49: {
		is: "transportTax",
		rates: {
			train: 2,
			electricVehicle: 4,
			quadcopter: 6
		},
		prices: { energy: -1 }
	},
	A50: {
		is: "transportTax",
		rates: {
			electricVehicle: 5,
			quadcopter: 15
		},
		prices: {
			coal: -1,
			ore: -1
		}
	}
}, Ii = Object.keys(Fi), Li = Ii.filter(Ri);
function Ri(e) {
	return Fi[e].is === "contract";
}
// games/matter-of-fact/rules/selling.ts
var zi = x(1, 1e3), Bi = (e, t) => e.players[t].arrest > 0 ? W("MF-19.3", "arrested", { turns: e.players[t].arrest }) : null;
function Vi(e, t) {
	let n = Bi(e, t);
	if (n !== null) return n;
	let { stock: r } = e.players[t], i = [];
	for (let e of D) {
		let t = r[e];
		if (t === 0) continue;
		let n = W("MF-17.1", "stockLimit", {
			resource: e,
			stock: t
		});
		i.push({
			resource: { one: [e] },
			units: x(1, t, { above: n })
		});
	}
	return i.length === 0 ? W("MF-17.1", "nothingToSell", {}) : (i.length < D.length && i.push(Hi(e, t)), i);
}
var Hi = (e, t) => ({
	resource: b(D.filter((n) => e.players[t].stock[n] === 0), (e) => W("MF-17.1", "noStock", { resource: e })),
	units: zi
});
function Ui(e, t, n, r) {
	let i = Z(e, n);
	e.players[t].stock[n] -= r, G(e, "sold", {
		seat: t,
		resource: n,
		units: r,
		price: i,
		income: r * i
	}), J(e, t, r * i);
}
var Wi = qi((e) => D.filter((t) => t in Fi[e].units)), Gi = qi((e) => ({
	contract: b([e]),
	resource: b(D.filter((t) => !Wi[e].includes(t)), (t) => W("MF-9.2", "notInContract", {
		contract: e,
		resource: t
	})),
	units: zi
}));
function Ki(e, t) {
	let { contracts: n, stock: r } = e.players[t];
	if (n.length === 0) return W("MF-9.2", "noContract", {});
	let i = Bi(e, t);
	if (i !== null) return i;
	let a = [];
	for (let { card: e, open: t } of n) {
		for (let n of Wi[e]) {
			let i = t[n] < r[n] ? W("MF-9.7", "contractLimit", {
				contract: e,
				open: t[n]
			}) : W("MF-17.1", "stockLimit", {
				resource: n,
				stock: r[n]
			});
			a.push({
				contract: { one: [e] },
				resource: { one: [n] },
				units: x(1, Math.min(t[n], r[n]), { above: i })
			});
		}
		a.push(Gi[e]);
	}
	return a;
}
function qi(e) {
	return Object.fromEntries(Li.map((t) => [t, e(t)]));
}
function Ji(e, t, { contract: n, resource: r, units: i }) {
	let a = e.players[t], o = a.contracts.find(({ card: e }) => e === n);
	if (o === void 0) return;
	let s = ci(r);
	a.stock[r] -= i, o.open[r] -= i;
	let c = { ...o.open };
	G(e, "delivered", {
		seat: t,
		contract: n,
		resource: r,
		units: i,
		price: s,
		income: i * s,
		open: c
	}), J(e, t, i * s), kr(o.open) && (Yi(e, t, o), G(e, "contractFilled", {
		seat: t,
		contract: n
	}));
}
function Yi(e, t, n) {
	let r = e.players[t];
	r.contracts = r.contracts.filter((e) => e !== n), e.actionDiscards.push(n.card);
}
function Xi(e, t) {
	for (let n of [...e.players[t].contracts]) --n.turns, !(n.turns > 0) && (Yi(e, t, n), G(e, "contractLapsed", {
		seat: t,
		contract: n.card,
		open: { ...n.open }
	}));
}
function Zi(e, t) {
	let n = L(e, t);
	return n.length === 0 ? W("MF-10.5", "noAsset", {}) : { asset: b(n, (t) => Qi(e, t)) };
}
function Qi(e, t) {
	let { capture: n } = e.assets[t];
	return n === null ? null : W("MF-R49", "captured", {
		asset: t,
		by: n.raider
	});
}
function $i(e, t, n) {
	let r = Xn(j[n]), i = ea(e, t, n);
	ur(e, n, null), G(e, "assetSold", {
		seat: t,
		asset: n,
		price: r,
		...i
	}), J(e, t, r), gi(e);
}
function ea(e, t, n) {
	let r = e.assets[n], { technology: i } = r, a = r.workers + +!!r.hasGuard;
	return e.players[t].idle += a, i !== null && e.players[t].hand.push(i), Object.assign(r, {
		technology: null,
		workers: 0,
		hasGuard: !1
	}), {
		workers: a,
		technology: i
	};
}
// games/matter-of-fact/rules/stages.ts
var ta = {
	captured: 1,
	production: 1,
	standstill: 1,
	monopoly: 2,
	startHex: 3,
	movement: 3,
	border: 3,
	investments: 4,
	salary: 4,
	settleSalary: 4,
	planning: 5
}, na = (e) => ta[cr(e)?.step ?? ""] ?? 0;
// games/matter-of-fact/rules/deals.ts
function ra(e, t, n) {
	let r = cr(e)?.seat ?? null;
	return {
		isFull: (t === r || n === r) && na(e) >= 2,
		active: r
	};
}
var ia = (e, t) => O.some((n) => e.players[t].vehicles[n] !== "none"), aa = (e, t) => lr(e, t).filter((n) => ra(e, t, n).isFull || ia(e, t) || ia(e, n));
function oa(e, t) {
	return e.players[t].hasLeft ? [] : aa(e, t).filter((n) => {
		let r = ra(e, t, n);
		return ni(e, r, t) && (e.options.cash === "hidden" || ni(e, r, n));
	});
}
function sa(e, t) {
	let [n] = aa(e, t);
	return n === void 0 ? W("MF-R46", "onlyTransport", {}) : W("MF-R47", "nothingToGive", { giver: ni(e, ra(e, t, n), t) ? n : t });
}
function ca(e, t, n, { give: r, take: i }) {
	if (ri(r)) return W("MF-R47", "emptySide", { giver: t });
	if (ri(i)) return W("MF-R47", "emptySide", { giver: n });
	let a = ra(e, t, n);
	return !a.isFull && r.vehicles.length > 0 && i.vehicles.length > 0 || !a.isFull && r.vehicles.length + i.vehicles.length === 0 ? W("MF-R46", "onlyTransport", {}) : ai(e, a, t, n, r) ?? ai(e, a, n, t, i) ?? la(e, t, r) ?? (e.options.cash === "open" ? la(e, n, i) : null);
}
function la(e, t, { money: n }) {
	let r = K(e, t);
	return r < n ? W("MF-R47", "cannotPay", {
		cost: n,
		cash: r
	}) : null;
}
function ua(e, t, n, { give: r, take: i }) {
	G(e, "traded", {
		from: t,
		to: n,
		give: r,
		take: i
	}), q(e, t, r.money), q(e, n, i.money), da(e, t, n, r), da(e, n, t, i), J(e, n, r.money), J(e, t, i.money), gi(e);
}
function da(e, t, n, r) {
	let [i, a] = [e.players[t], e.players[n]];
	r.release !== null && Lr(e, r.release, "release");
	for (let e of D) i.stock[e] -= r[e], a.stock[e] += r[e];
	fa(e, t, n, r);
	for (let e of r.vehicles) i.vehicles[e] = "none", a.vehicles[e] = "new";
	for (let e of r.contracts) {
		let t = i.contracts.find((t) => t.card === e);
		t !== void 0 && (i.contracts = i.contracts.filter((e) => e !== t), a.contracts.push({
			...t,
			turns: 2
		}));
	}
}
function fa(e, t, n, { assets: r, technologies: i }) {
	let a = i.filter((n) => {
		let i = V(e, t, n);
		return i !== null && r.includes(i);
	});
	for (let r of i) a.includes(r) || (Mi(e, t, r), e.players[n].hand.push(r));
	for (let i of r) {
		Lr(e, i, "sale");
		let { technology: r } = ea(e, t, i);
		ur(e, i, n), r !== null && a.includes(r) && (Mi(e, t, r), e.assets[i].technology = r);
	}
}
var pa = Hn({
	rule: "MF-R46",
	deals: (e) => e.deals,
	limits: Rn,
	until: () => "turn",
	partners: oa,
	terms: (e, t, n) => {
		let r = ra(e, t, n);
		return { parts: {
			give: Gr(e, r, t, n, t),
			take: Gr(e, r, n, t, t)
		} };
	},
	unfit: ca,
	carryOut: ua
}), ma = {
	...pa,
	proposeDeal: {
		...pa.proposeDeal,
		offer(e, t, n) {
			if (e.options.trade === "off") return W("MF-1.6", "tradeOff", {});
			let r = pa.proposeDeal.offer(e, t, n);
			return "refused" in r && oa(e, n).length === 0 ? sa(e, n) : r;
		}
	},
	acceptDeal: {
		...pa.acceptDeal,
		check(e, t, n, { deal: r }) {
			let i = e.deals.open.find((e) => e.id === r);
			return i === void 0 ? null : la(e, n, i.terms.secret.take);
		}
	}
}, ha = (e) => Number(e.options.biobots);
function ga(e, t) {
	let { biobots: n } = e.players[t], r = ha(e);
	if (!(n < r)) {
		if (e.options.end === "immediate") return Sa(e, {
			because: "biobots",
			rule: "MF-22.1",
			first: [t]
		});
		n === r && lr(e, t).every((t) => e.players[t].biobots < r) && G(e, "lastTurnsBegan", {
			seat: t,
			biobots: n
		});
	}
}
function _a(e) {
	e.seats.some((t) => e.players[t].biobots >= ha(e)) ? Sa(e, {
		because: "biobots",
		rule: "MF-R50",
		first: e.seats
	}) : e.lastRound !== null && e.round >= e.lastRound && Sa(e, {
		because: "roundCap",
		rule: "MF-R62",
		first: e.seats
	});
}
var va = (e, t) => ({
	biobots: e.players[t].biobots,
	worth: ya(e, t),
	capacity: D.reduce((n, r) => n + mi(e, t)[r], 0)
});
function ya(e, t) {
	let n = K(e, t) - xr(e, t) + li(e, e.players[t].stock);
	for (let r of L(e, t)) n += Xn(j[r]);
	for (let r of O) e.players[t].vehicles[r] !== "none" && (n += qn[r].refund);
	return n;
}
function ba(e, t) {
	let n = e.seats.map((t) => va(e, t)), r = e.seats.map((r) => {
		let { biobots: i, worth: a, capacity: o } = n[r];
		return [
			+!e.players[r].hasLeft,
			+!!t.includes(r),
			i,
			a,
			o
		];
	});
	return r.map((e) => 1 + r.filter((t) => xa(t, e) > 0).length);
}
function xa(e, t) {
	for (let [n, r] of e.entries()) if (r !== t[n]) return r - (t[n] ?? 0);
	return 0;
}
function Sa(e, { because: t, rule: n, first: r }) {
	let i = ba(e, r), a = E(e.seats, (t) => va(e, t)), o = e.seats.filter((e) => i[e] === 1);
	for (let t of e.seats) for (let n of [e.players[t].cash, e.players[t].debt]) n.seen = 511;
	e.ending = {
		because: t,
		rule: n,
		round: e.round,
		winners: o,
		places: E(e.seats, (e) => i[e]),
		standings: a
	}, e.outcome = {
		winners: o,
		scores: e.seats.map((e) => 1e5 * a[e].biobots + a[e].worth)
	}, G(e, "gameEnded", { ...e.ending });
}
// games/matter-of-fact/rules/production.ts
var Ca = (e, t, n) => e.assets[t].workers + +(n === P[t]);
function wa(e, t, n, r) {
	let { capture: i } = e.assets[t];
	if (i !== null) return {
		is: "captured",
		by: i.raider
	};
	let a = z(e, t), o = Ca(e, t, n);
	return o < a.workers ? {
		is: "shortOfWorkers",
		has: o,
		needs: a.workers
	} : Dr(r, a.inputs) === null ? null : {
		is: "shortOfInputs",
		missing: Or(r, a.inputs)
	};
}
function Ta(e, t, n) {
	if (t.ran.includes(n)) return W("MF-R28", "alreadyRan", { asset: n });
	let { stock: r } = e.players[t.seat], { capture: i } = e.assets[n];
	if (i !== null) return W("MF-18.5", "captured", {
		asset: n,
		by: i.raider
	});
	let a = z(e, n), o = Ca(e, n, t.startedAt);
	if (o < a.workers) return W("MF-5.11", "shortOfWorkers", {
		asset: n,
		has: o,
		needs: a.workers
	});
	let s = Dr(r, a.inputs);
	return s === null ? null : W("MF-5.2", "shortOfInputs", {
		asset: n,
		resource: s,
		has: r[s],
		needs: a.inputs[s] ?? 0
	});
}
function Ea(e, t, n) {
	let { workers: r, inputs: i, output: a } = z(e, n), { stock: o } = e.players[t.seat], s = e.assets[n].workers < r;
	t.ran.push(n), Er(o, i);
	let c = R(n);
	if (G(e, "produced", {
		seat: t.seat,
		asset: n,
		technology: e.assets[n].technology,
		product: c,
		units: a,
		workers: s ? r - 1 : r,
		ownLabour: s,
		inputs: X(i)
	}), c === "biobot") return Oa(e, t.seat, n, a);
	o[c] += a, Da(e, t.seat, n, c);
}
function Da(e, t, n, r) {
	let { technology: i } = e.assets[n];
	i === null || z(e, n).output < 2 || e.usedTechnologies.includes(i) || (e.usedTechnologies.push(i), fi(e, r, -1, {
		because: "firstUse",
		rule: "MF-6.7",
		seat: t,
		source: i
	}));
}
function Oa(e, t, n, r) {
	e.players[t].biobots += r, G(e, "biobotMade", {
		seat: t,
		asset: n,
		biobots: e.players[t].biobots,
		target: ha(e)
	}), ga(e, t);
}
function ka(e, t) {
	for (let n of L(e, t.seat)) {
		let { capture: r, workers: i, technology: a } = e.assets[n], o = R(n);
		if (r === null || r.supplies === null || o === "biobot") continue;
		let { inputs: s, salary: c } = r.supplies, { output: l } = z(e, n);
		r.supplies = null, Tr(e.players[r.raider].stock, { [o]: l }), t.covered += i, G(e, "producedForRaider", {
			seat: t.seat,
			raider: r.raider,
			asset: n,
			technology: a,
			product: o,
			units: l,
			workers: i,
			salary: c,
			inputs: s
		}), Da(e, t.seat, n, o);
	}
}
function Aa(e, t) {
	let { workers: n, inputs: r, output: i } = z(e, t), a = R(t);
	return (a === "biobot" ? 0 : i * Z(e, a)) - li(e, r) - n * Y(e);
}
function ja(e, t) {
	if (t.struck) return !1;
	let { stock: n } = e.players[t.seat];
	return L(e, t.seat).some((r) => !t.ran.includes(r) && wa(e, r, t.startedAt, n) === null);
}
var Ma = (e, t) => Na(e, t).runs;
function Na(e, t) {
	let n = { ...e.players[t.seat].stock }, r = [];
	if (t.struck) return {
		runs: r,
		stock: n
	};
	let i = L(e, t.seat).filter((e) => !t.ran.includes(e));
	for (let a of [
		1,
		2,
		3
	]) {
		let o = i.filter((e) => k[j[e]].level === a);
		o.length > 1 && o.sort((t, n) => Aa(e, n) - Aa(e, t));
		for (let i of o) {
			if (wa(e, i, t.startedAt, n) !== null) continue;
			let { inputs: a, output: o } = z(e, i), s = R(i);
			Er(n, a), s !== "biobot" && (n[s] += o), r.push(i);
		}
	}
	return {
		runs: r,
		stock: n
	};
}
function Pa(e, t, n = e.players[t.seat].stock) {
	return L(e, t.seat).filter((n) => !t.ran.includes(n) && !Fa(e, n)).map((r) => ({
		asset: r,
		because: (t.struck ? { is: "strike" } : wa(e, r, t.startedAt, n)) ?? { is: "unused" }
	}));
}
var Fa = (e, t) => {
	let { capture: n } = e.assets[t];
	return n !== null && n.mode === "operate" && n.supplies === null;
};
// games/matter-of-fact/rules/production-facts.ts
function Ia(e, t) {
	let { runs: n, stock: r } = Na(e, t), i = X(), a = X(), o = 0;
	for (let t of n) {
		let { inputs: n, output: r } = z(e, t), s = R(t);
		Tr(a, n), s === "biobot" ? o += r : i[s] += r;
	}
	let s = Pa(e, t, r).filter(({ asset: e }) => !n.includes(e));
	return {
		proposal: n,
		gains: i,
		biobots: o,
		spends: a,
		standstills: s
	};
}
var La = (e, t) => ({
	seat: t,
	startedAt: e.players[t].cell,
	struck: e.players[t].isOnStrike,
	ran: []
}), Ra = (e, t, n) => t === null ? null : {
	seat: t,
	cash: n ? K(e, t) : null,
	stock: Na(e, La(e, t)).stock,
	capacities: mi(e, t)
};
function za(e, t, n) {
	let r = j[t], { cost: i, dividend: a, product: o } = k[r], { owner: s } = e.assets[t], { workers: c, inputs: l, output: u } = z(e, t), d = s === null ? null : e.players[s].cell, f = s !== null && e.players[s].isOnStrike, p = s === null ? null : wa(e, t, d, e.players[s].stock);
	return {
		kind: r,
		cell: P[t],
		product: o,
		cost: i,
		resale: Xn(r),
		dividend: a,
		workers: c,
		inputs: X(l),
		output: u,
		standstill: f ? { is: "strike" } : p,
		isReady: s !== null && !f && p === null,
		ownLabour: d === P[t],
		margin: Aa(e, t),
		ifBought: s === null && n !== null ? Ba(e, t, n) : null
	};
}
function Ba(e, t, n) {
	let { cost: r } = k[j[t]], i = n.cash === null ? null : n.cash - r, a = li(e, Ua(e, t, n));
	return {
		...Va(e, t, n.seat),
		salary: B(e, n.seat) * Y(e),
		cash: i,
		standstill: Ha(e, t, n),
		isUnfed: a > 0 && i !== null && i < 2 * a
	};
}
function Va(e, t, n) {
	let r = R(t), i = Aa(e, t);
	if (r === "biobot") return {
		price: null,
		monopolist: null,
		capacity: 0,
		margin: i
	};
	let { output: a } = z(e, t), { column: o } = e.market[r], s = e.seats.map((t) => pi(e, t, r) + (t === n ? a : 0)), c = si(r, ui(o, -1));
	return {
		price: c,
		monopolist: hi(s),
		capacity: s[n] ?? 0,
		margin: i - a * (si(r, o) - c)
	};
}
function Ha(e, t, { seat: n, stock: r }) {
	let { workers: i, inputs: a } = z(e, t), o = e.players[n].idle + e.players[n].picket + 1;
	return o < i ? {
		is: "shortOfWorkers",
		has: o,
		needs: i
	} : Dr(r, a) === null ? null : {
		is: "shortOfInputs",
		missing: Or(r, a)
	};
}
function Ua(e, t, { seat: n, capacities: r }) {
	let i = X(z(e, t).inputs);
	for (let t of D) (r[t] > 0 || e.players[n].stock[t] >= 2 * i[t]) && (i[t] = 0);
	return i;
}
// games/matter-of-fact/rules/market-facts.ts
function Wa(e, t) {
	let { column: n } = e.market[t], r = (r) => di(e, t, r) ? null : si(t, ui(n, r));
	return {
		price: Z(e, t),
		highest: si(t, 0),
		lowest: si(t, 10),
		up: r(1),
		down: r(-1),
		capacities: E(e.seats, (n) => pi(e, n, t)),
		tokens: e.options.tokens === "limited" ? _i(e, t) : null
	};
}
// games/matter-of-fact/rules/proposed-plan.ts
var Ga = 1e3;
function Ka(e, t) {
	let n = qa(e, t), r = { ...e.players[t].stock }, i = e.players[t].idle + n.reduce((t, { asset: n }) => t + e.assets[n].workers, 0), a = {
		posts: [],
		idle: i,
		runs: [],
		margin: 0
	}, o = (t) => {
		n.splice(n.indexOf(t), 1), Xa(e, r, t.asset), a.idle -= t.needs, a.margin += Aa(e, t.asset), a.runs.push(t.asset), a.posts.push({
			asset: t.asset,
			workers: t.needs
		});
	}, s = ({ asset: t, needs: n, gain: i }) => n <= a.idle && i > 0 && Dr(r, z(e, t).inputs) === null;
	for (let t of Za(e, n, r, i)) o(t);
	for (let e = n.find(s); e !== void 0; e = n.find(s)) o(e);
	for (let { asset: e } of n) a.posts.push({
		asset: e,
		workers: 0
	});
	return a;
}
var qa = (e, t) => L(e, t).filter((t) => e.assets[t].capture === null).map((n) => ({
	asset: n,
	needs: Ja(e, t, n),
	gain: Ya(e, n)
})).sort((e, t) => t.gain * Math.max(1, e.needs) - e.gain * Math.max(1, t.needs)), Ja = (e, t, n) => z(e, n).workers - +(e.players[t].cell === P[n]), Ya = (e, t) => Aa(e, t) + (R(t) === "biobot" ? Ga : 0);
function Xa(e, t, n) {
	let { inputs: r, output: i } = z(e, n), a = R(n);
	Er(t, r), a !== "biobot" && (t[a] += i);
}
function Za(e, t, n, r) {
	for (let i of t.filter(({ asset: e }) => R(e) === "biobot")) {
		let a = Qa(e, t, { ...n }, i, []);
		if (a !== null && a.reduce((e, { needs: t }) => e + t, 0) <= r) return a;
	}
	return [];
}
function Qa(e, t, n, r, i) {
	let { inputs: a } = z(e, r.asset);
	for (let r = Dr(n, a); r !== null; r = Dr(n, a)) {
		let a = t.find((e) => R(e.asset) === r && !i.includes(e));
		if (a === void 0 || Qa(e, t, n, a, i) === null) return null;
	}
	return Xa(e, n, r.asset), i.push(r), i;
}
var $a = (e, { posts: t }) => t.every(({ asset: t, workers: n }) => e.assets[t].workers === n);
function eo(e, t) {
	let { posts: n } = Ka(e, t), r = e.players[t];
	for (let { asset: i, workers: a } of n) {
		let n = e.assets[i].workers - a;
		n <= 0 || (e.assets[i].workers = a, r.idle += n, G(e, "workersMoved", {
			seat: t,
			from: i,
			to: "idle",
			workers: n
		}));
	}
	for (let { asset: i, workers: a } of n) {
		let n = a - e.assets[i].workers;
		n <= 0 || (e.assets[i].workers = a, r.idle -= n, G(e, "workersMoved", {
			seat: t,
			from: "idle",
			to: i,
			workers: n
		}));
	}
}
// games/matter-of-fact/rules/salary.ts
var to = (e, t) => dr(e, t.seat) ? Math.max(0, B(e, t.seat) - t.covered - t.paidFor) : 0, no = (e, t) => to(e, t) * Y(e);
function ro(e, t) {
	let n = to(e, t), r = Y(e);
	q(e, t.seat, n * r), t.paidFor += n, G(e, "salaryPaid", {
		seat: t.seat,
		workers: n,
		rate: r,
		amount: n * r
	}), io(e, t.seat, "paid");
}
function io(e, t, n) {
	let r = e.players[t];
	if (!r.isOnStrike) return;
	let i = r.picket;
	r.isOnStrike = !1, r.picket = 0, r.idle += i, G(e, "strikeEnded", {
		seat: t,
		workers: i,
		because: n
	});
}
function ao(e, t, n) {
	let r = e.players[t], i = B(e, t);
	for (let n of L(e, t)) e.assets[n].workers = 0, e.assets[n].hasGuard = !1;
	r.idle = 0, r.picket = i, r.isOnStrike = !0, G(e, "strikeBegan", {
		seat: t,
		by: n,
		workers: i
	});
}
// games/matter-of-fact/rules/salary-facts.ts
function oo(e, t) {
	let n = no(e, t), r = K(e, t.seat), i = n <= r, a = e.players[t.seat].arrest > 0 ? 0 : li(e, e.players[t.seat].stock);
	return {
		due: n,
		workers: to(e, t),
		cash: r,
		isAffordable: i,
		exits: {
			discharge: i ? null : so(e, t, n - r),
			stock: a,
			assets: i ? [] : co(e, t, n)
		}
	};
}
function so(e, t, n) {
	let r = Math.ceil(n / Y(e)), { idle: i, picket: a } = e.players[t.seat], o = i + a;
	for (let n of L(e, t.seat)) {
		let { workers: t, hasGuard: r, capture: i } = e.assets[n];
		o += (i === null ? t : 0) + +!!r;
	}
	return r <= o ? r : null;
}
function co(e, t, n) {
	let r = L(e, t.seat), i = r.length === 1 ? 0 : n;
	return r.filter((t) => e.assets[t].capture === null).map((n) => {
		let r = Xn(j[n]);
		return {
			asset: n,
			price: r,
			left: K(e, t.seat) - xr(e, t.seat) + r - i
		};
	});
}
// games/matter-of-fact/rules/seat-facts.ts
function lo(e, t) {
	let n = B(e, t), r = L(e, t), i = Object.fromEntries(Jn.map((e) => [e, 0]));
	for (let e of r) i[j[e]] += 1;
	let a = e.seats.every((t) => Je(e.players[t].cash));
	return {
		workers: n,
		salary: r.length > 0 ? n * Y(e) : 0,
		speed: mr(e, t),
		vehicle: pr(e, t),
		assets: i,
		capacities: mi(e, t),
		worth: Je(e.players[t].cash) ? ya(e, t) : null,
		place: a ? e.ending?.places[t] ?? ba(e, e.seats)[t] ?? null : null,
		readiness: uo(e, t),
		forecast: Ia(e, La(e, t))
	};
}
function uo(e, t) {
	let { stock: n, cell: r } = e.players[t], i = L(e, t).filter((e) => j[e] === "technologyPark"), a = i.map((t) => ({
		process: z(e, t),
		hands: Ca(e, t, r)
	})), o = {
		process: k.technologyPark.basic,
		hands: 0
	}, s = ({ process: e, hands: t }) => Math.max(0, (e.inputs.steel ?? 0) - n.steel) + Math.max(0, (e.inputs.energy ?? 0) - n.energy) + Math.max(0, e.workers - t), [c = o] = a.sort((e, t) => s(e) - s(t));
	return {
		hasPark: i.length > 0,
		steel: {
			has: n.steel,
			needs: c.process.inputs.steel ?? 0
		},
		energy: {
			has: n.energy,
			needs: c.process.inputs.energy ?? 0
		},
		workers: {
			has: c.hands,
			needs: c.process.workers
		}
	};
}
// games/matter-of-fact/rules/locations.ts
var fo = { is: "open" };
function Q(e, t) {
	let { cell: n } = e.players[t.seat];
	return n === null ? fo : tr[n];
}
function po(e, t) {
	let n = e.options.reuse === "allowed" || t.hasArrived;
	return Bi(e, t.seat) ?? (n ? null : W("MF-R23", "mustArrive", {}));
}
function mo(e, t, n, r) {
	let i = Q(e, t);
	return (n === "freeAsset" ? i.is === "asset" : i.is === n) ? po(e, t) : W(r, "notHere", { needs: n });
}
function ho(e, t) {
	let n = Q(e, t);
	if (n.is !== "asset" || e.options.raids === "off") return !1;
	let { owner: r, capture: i } = e.assets[n.asset];
	return r !== null && r !== t.seat && (i !== null || t.mayRaid);
}
function go(e, t) {
	let n = Q(e, t);
	return n.is === "open" || n.is === "frontier" ? !1 : n.is === "asset" && e.assets[n.asset].owner !== null ? ho(e, t) : n.is === "businessCentre" && !D.some((t) => e.market[t].isOpen) ? !1 : !t.hasStudied;
}
// kernel/hex.ts
var _o = [
	0,
	1,
	2,
	3,
	4,
	5
], vo = [
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
];
function yo({ q: e, r: t }, n) {
	let r = vo[n];
	return {
		q: e + r.q,
		r: t + r.r
	};
}
function bo(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return Math.max(Math.abs(n), Math.abs(r), Math.abs(n + r));
}
function xo(e) {
	let t = e.length, n = new Map(e.map(({ q: e, r: t }, n) => [`${e},${t}`, n])), r = new Int16Array(t * 6), i = new Uint8Array(t * t);
	for (let [a, o] of e.entries()) {
		for (let e of _o) {
			let { q: t, r: i } = yo(o, e);
			r[a * 6 + e] = n.get(`${t},${i}`) ?? -1;
		}
		for (let [n, r] of e.entries()) i[a * t + n] = bo(o, r);
	}
	return {
		hexes: e,
		size: t,
		neighbours: r,
		distances: i
	};
}
// games/matter-of-fact/rules/map.ts
var So = xo(er), Co = 0, wo = 1, To = 2, Eo = 3, Do = (e, t) => e * 2 + +!!t;
function Oo(e, t) {
	let n = /* @__PURE__ */ new Uint8Array(137);
	for (let r of e.seats) if (r !== t) for (let t of L(e, r)) e.assets[t].hasGuard && (n[P[t]] = To);
	for (let r of e.seats) {
		let { cell: i } = e.players[r];
		if (i === null || r === t) continue;
		let a = F[i];
		n[i] = a !== null && e.assets[a].owner === t && e.assets[a].capture !== null ? Eo : wo;
	}
	return n;
}
function ko(e, t, n, r) {
	let i = pr(e, t) === "quadcopter", a = Oo(e, t), o = (/* @__PURE__ */ new Int16Array(274)).fill(-1), s = (/* @__PURE__ */ new Int16Array(274)).fill(-1), c = /* @__PURE__ */ new Int16Array(274), l = 1;
	c[0] = Do(n, !1), o[n * 2] = 0;
	for (let e = 0; e < l; e++) {
		let t = c[e], n = o[t] + 1;
		if (n > r) break;
		let u = t >> 1;
		for (let e = 0; e < 6; e++) {
			let r = So.neighbours[u * 6 + e];
			if (r === -1) continue;
			let d = a[r];
			if (!i && (d === wo || d === To)) continue;
			let f = r * 2 + (rr[r] ? 1 : t & 1);
			o[f] === -1 && (o[f] = n, s[f] = t, (i || d !== Eo) && (c[l++] = f));
		}
	}
	return {
		start: n,
		hexes: o,
		from: s,
		bars: a
	};
}
function Ao({ start: e, hexes: t, bars: n }, r, i) {
	if (r === e && !i) return !0;
	let a = n[r];
	return (a === Co || a === Eo) && t[Do(r, i)] !== -1;
}
var jo = ({ bars: e }, t) => e[t] === To, Mo = ({ bars: e }, t) => e[t] === wo, No = ({ bars: e }, t) => e[t] === Eo, Po = ({ hexes: e }, t, n) => e[Do(t, n)];
function Fo({ from: e }, t, n) {
	let r = [];
	for (let i = Do(t, n); i !== -1; i = e[i]) r.push(i >> 1);
	return r.reverse();
}
// games/matter-of-fact/rules/turn-facts.ts
function Io(e, t, n) {
	let r = ko(e, t.seat, n, mr(e, t.seat));
	return M.flatMap((t) => {
		let n = Ao(r, t, !1), i = Ao(r, t, !0);
		return !n && !i ? [] : [{
			cell: t,
			hexes: Po(r, t, !n),
			card: n ? i ? "either" : "without" : "with",
			ways: {
				without: n ? Fo(r, t, !1) : null,
				with: i ? Fo(r, t, !0) : null
			},
			arrests: No(r, t) ? hr(e, t) : null
		}];
	});
}
function Lo(e, t) {
	let n = Oo(e, t);
	return M.flatMap((t) => {
		let r = hr(e, t);
		if (Mo({ bars: n }, t) && r !== null) return [{
			cell: t,
			is: "chip",
			seat: r
		}];
		let i = F[t], a = jo({ bars: n }, t) && i !== null ? e.assets[i].owner : null;
		return a === null ? [] : [{
			cell: t,
			is: "guard",
			seat: a
		}];
	});
}
function Ro(e, t, n) {
	let r = ko(e, t.seat, n, M.length), i = mr(e, t.seat);
	return E(M, (e) => {
		let t = [!1, !0].filter((t) => Ao(r, e, t)).map((t) => Po(r, e, t));
		return t.length === 0 ? null : Math.ceil(Math.min(...t) / i);
	});
}
function zo(e, t) {
	return e.stack.flatMap((e) => e.phase === "study" && e.seat === t ? e.cards.secret : []).map((n) => {
		let { price: r, fits: i, process: a } = I[n], o = L(e, t).filter((e) => j[e] === i);
		return {
			technology: n,
			price: r,
			isAffordable: K(e, t) >= r,
			fits: o.map((t) => {
				let n = R(t), r = n === "biobot" ? 0 : a.output * Z(e, n);
				return {
					asset: t,
					now: Aa(e, t),
					after: r - li(e, a.inputs) - a.workers * Y(e),
					workersAfter: a.workers
				};
			}),
			lowersPrice: a.output > 1 && !e.usedTechnologies.includes(n)
		};
	});
}
function Bo(e, t) {
	let n = Q(e, t);
	if (n.is !== "asset" || !ho(e, t)) return null;
	let { owner: r } = e.assets[n.asset];
	return r === null ? null : {
		asset: n.asset,
		owner: r,
		...jr(e, n.asset),
		product: R(n.asset),
		output: z(e, n.asset).output,
		isOperable: Mr(e, t.seat, n.asset) === null
	};
}
var Vo = E([], () => null), Ho = (e) => Wo(e, null);
function Uo(e, t) {
	if (e.options.cash === "hidden") return Wo(e, t);
	let n = zo(e, t);
	if (e.outcome !== null || cr(e) !== null) return { study: n };
	let r = Ra(e, t, !0);
	return {
		study: n,
		assets: qo(A, (t) => za(e, t, r))
	};
}
function Wo(e, t) {
	let n = e.outcome === null ? cr(e) : null, r = Ko(e), i = e.outcome === null ? na(e) : 0, a = n === null ? null : e.players[n.seat].cell, o = n !== null && Je(e.players[n.seat].cash), s = Ra(e, n?.seat ?? t, n === null || o);
	return {
		part: r,
		stage: i,
		active: n?.seat ?? null,
		order: e.starter === null ? [] : Un(e.seats, e.starter),
		salaryRate: Y(e),
		target: ha(e),
		market: qo(D, (t) => Wa(e, t)),
		assets: qo(A, (t) => za(e, t, s)),
		seats: E(e.seats, (t) => lo(e, t)),
		reach: n !== null && a !== null && r === "movement" ? Io(e, n, a) : [],
		blocked: n === null ? [] : Lo(e, n.seat),
		turnsTo: n !== null && a !== null ? Ro(e, n, a) : Vo,
		production: n !== null && r === "production" ? Ia(e, n) : null,
		salary: n !== null && o && i >= 1 && i <= 4 ? oo(e, n) : null,
		plan: n !== null && r === "planning" ? Ka(e, n.seat) : null,
		study: t === null ? [] : zo(e, t),
		raid: n !== null && o && r === "investments" ? Bo(e, n) : null,
		decks: {
			actions: e.actionDeck.secret.length,
			actionDiscards: e.actionDiscards.length,
			technologies: {
				I: e.technologyDecks.I.secret.length,
				II: e.technologyDecks.II.secret.length
			}
		}
	};
}
var Go = {
	starter: "starter",
	startHex: "startHex",
	production: "production",
	monopoly: "monopoly",
	movement: "movement",
	investments: "investments",
	salary: "salary",
	planning: "planning",
	strike: "strike",
	choice: "study"
}, Ko = (e) => (e.outcome === null ? Go[e.stack.at(-1)?.step ?? ""] : void 0) ?? "over", qo = (e, t) => Object.fromEntries(e.map((e) => [e, t(e)])), Jo = {
	"deals.open.*.terms": (e, t, n) => ({
		give: {
			...Vr,
			money: n(4)
		},
		take: {
			...Vr,
			money: n(4)
		}
	}),
	"players.*.cash": (e, [t], n) => e.players[t].hasLeft ? 0 : Yo(e, t) + Math.max(0, n(304) - 4),
	"players.*.debt": (e, [t], n) => e.players[t].cash.secret === 0 ? n(6) : 0
}, Yo = (e, t) => Math.max(0, ...e.deals.open.map(({ from: e, terms: n }) => e === t ? n.secret?.give.money ?? 0 : 0)), Xo = Vn((e) => e.deals), Zo = {
	"workers of all and of the bank are 50": (e) => {
		let t = e.workersLeft;
		for (let n of e.seats) t += B(e, n);
		return t === 50 && e.workersLeft >= 0 || `${t} workers`;
	},
	"every technology is in one place": (e) => {
		let t = e.stack.flatMap((e) => e.phase === "study" ? e.cards.secret : []), n = [...e.technologyDecks.I.secret, ...e.technologyDecks.II.secret], r = [...e.technologyDiscards.I, ...e.technologyDiscards.II], i = e.seats.flatMap((t) => fr(e, t));
		return Qo([
			...t,
			...n,
			...r,
			...i
		], sr) || "technologies";
	},
	"every action card is in one place": (e) => {
		let t = e.seats.flatMap((t) => e.players[t].contracts.map(({ card: e }) => e));
		return Qo([
			...e.actionDeck.secret,
			...e.actionDiscards,
			...t
		], Ii) || "action cards";
	},
	"vehicles are owned or at the dealership": (e) => {
		let t = O.find((t) => {
			let n = e.vehiclesLeft[t], r = e.seats.filter((n) => e.players[n].vehicles[t] !== "none").length;
			return n !== null && (n < 0 || n + r !== qn[t].cards);
		});
		return t === void 0 || t;
	},
	"one chip on a hex": (e) => {
		let t = e.seats.flatMap((t) => e.players[t].cell ?? []);
		return new Set(t).size === t.length || t.join(" ");
	},
	"an arrested chip is in the business centre": (e) => {
		let t = e.seats.find((t) => e.players[t].arrest > 0 && !$o(e, t));
		return t === void 0 || `seat ${t}`;
	},
	"a raider stands on what he has captured, and nobody guards it": (e) => {
		let t = A.find((t) => {
			let { owner: n, hasGuard: r, capture: i } = e.assets[t];
			return i === null ? !1 : n === null || n === i.raider || r || e.players[i.raider].cell !== P[t];
		});
		return t === void 0 || t;
	},
	"owners and their lists of assets agree": (e) => {
		let t = e.seats.map((t) => A.filter((n) => e.assets[n].owner === t).join());
		return e.seats.every((n) => e.players[n].assets.join() === t[n]) || t.join(" / ");
	},
	"what nobody owns is empty": (e) => {
		let t = A.find((t) => {
			let { owner: n, workers: r, hasGuard: i, technology: a, capture: o } = e.assets[t];
			return n === null && (r > 0 || i || a !== null || o !== null);
		});
		return t === void 0 || t;
	},
	"technologies lie on assets of their kind, and workers are whole": (e) => {
		let t = A.find((t) => {
			let { technology: n, workers: r } = e.assets[t];
			return n !== null && I[n].fits !== j[t] || !Number.isInteger(r) || r < 0;
		});
		return t === void 0 || t;
	},
	"prices are on their rows": (e) => {
		let t = D.find((t) => {
			let { column: n } = e.market[t];
			return !Number.isInteger(n) || n < 0 || n > 10;
		});
		return t === void 0 || t;
	},
	"the monopolist is the only one with the highest capacity": (e) => {
		let t = D.find((t) => hi(e.seats.map((n) => pi(e, n, t))) !== e.market[t].monopolist);
		return t === void 0 || t;
	},
	"money is whole, and who owes has none": (e) => {
		let t = e.seats.find((t) => {
			let { cash: n, debt: r } = e.players[t];
			return ![n.secret, r.secret].every((e) => Number.isInteger(e) && e >= 0) || r.secret > 0 && n.secret > 0;
		});
		return t === void 0 || `seat ${t}`;
	},
	"stocks are whole and never negative": (e) => {
		let t = e.seats.find((t) => D.some((n) => !Number.isInteger(e.players[t].stock[n]) || e.players[t].stock[n] < 0));
		return t === void 0 || `seat ${t}`;
	},
	"only strikers have a picket, and all their workers are in it": (e) => {
		let t = e.seats.find((t) => {
			let { isOnStrike: n, picket: r, hasLeft: i } = e.players[t];
			return i ? B(e, t) > 0 : n ? L(e, t).some((t) => e.assets[t].workers > 0) : r > 0;
		});
		return t === void 0 || `seat ${t}`;
	}
}, Qo = (e, t) => e.length === t.length && new Set(e).size === t.length;
function $o(e, t) {
	let { cell: n } = e.players[t];
	return n !== null && tr[n].is === "businessCentre" && ir.includes(n);
}
// games/matter-of-fact/rules/leaving.ts
var es = {
	offer: (e, t, n) => e.options.leaver === "liquidate" && !e.players[n].hasLeft ? {} : W("MF-R64", "botTakesOver", {}),
	take(e, t, n) {
		ts(e, n);
		let r = e.seats.filter((t) => !e.players[t].hasLeft);
		return r.length === 1 && Sa(e, {
			because: "lastPlayer",
			rule: "MF-R64",
			first: r
		}), U;
	}
};
function ts(e, t) {
	let n = e.players[t], r = [...L(e, t)];
	G(e, "conceded", {
		seat: t,
		assets: r
	});
	for (let n of A) (e.assets[n].owner === t || e.assets[n].capture?.raider === t) && Lr(e, n, "conceded");
	for (let n of fr(e, t)) e.technologyDiscards[I[n].level].push(n);
	e.workersLeft += B(e, t);
	for (let t of r) Object.assign(e.assets[t], {
		owner: null,
		technology: null,
		workers: 0,
		hasGuard: !1,
		capture: null
	});
	n.assets = [];
	for (let { card: t } of n.contracts) e.actionDiscards.push(t);
	for (let t of O) {
		let r = e.vehiclesLeft[t];
		n.vehicles[t] !== "none" && r !== null && (e.vehiclesLeft[t] = r + 1);
	}
	n.cash.secret = 0, n.debt.secret = 0, Object.assign(n, {
		stock: X(),
		idle: 0,
		picket: 0,
		isOnStrike: !1,
		hand: [],
		vehicles: {
			electricVehicle: "none",
			quadcopter: "none"
		},
		cell: null,
		arrest: 0,
		contracts: [],
		hasLeft: !0
	});
	for (let { from: n, to: r } of e.deals.open) (n === t || r === t) && G(e, "dealLapsed", {
		from: n,
		to: r
	});
	e.deals.open = e.deals.open.filter(({ from: e, to: n }) => e !== t && n !== t), gi(e);
}
// games/matter-of-fact/rules/starter.ts
var ns = (e) => as(e, oe(e, e.seats.length), "random", []);
function rs(e) {
	let t = se(e, [...A]), n = [], r = [...e.seats];
	for (; r.length > 1;) {
		let i = r.map((e) => ({
			seat: e,
			asset: t.pop()
		}));
		n.push(i), r = is(i), t.length < r.length && t.push(...se(e, [...A]));
	}
	as(e, r[0] ?? 0, "assetCards", n);
}
function is(e) {
	let t = Math.max(...e.map(({ asset: e }) => Yn(e)));
	return e.filter(({ asset: e }) => Yn(e) === t).map(({ seat: e }) => e);
}
function as(e, t, n, r) {
	if (e.starter = t, G(e, "starterFound", {
		how: n,
		draws: r,
		starter: t
	}), e.options.compensation !== "none") for (let [n, r] of Un(e.seats, t).entries()) {
		if (n === 0) continue;
		let t = n * 5;
		J(e, r, t), G(e, "compensated", {
			seat: r,
			amount: t
		});
	}
}
// games/matter-of-fact/rules/phases/game.ts
var os = gr("game", {
	draw(e) {
		e.options.starter === "random" ? ns(e) : e.options.starter === "assetCards" && rs(e);
	},
	starter: {
		rule: "MF-3.7",
		ask: (e) => e.starter === null ? ss(e)[0] ?? null : null,
		idle: (e, t, n) => ({
			type: "nameStarter",
			starter: n
		}),
		actions: { nameStarter: {
			offer: (e) => ({ starter: b(ss(e)) }),
			take(e, t, n, { starter: r }) {
				return as(e, r, "host", []), H;
			}
		} }
	},
	round(e, t) {
		e.round += 1, t.upNext = Un(e.seats, e.starter ?? 0), G(e, "roundBegan", { round: e.round });
	},
	turns: {
		call: "turn",
		with(e, t) {
			t.upNext = t.upNext.filter((t) => !e.players[t].hasLeft);
			let n = t.upNext.shift();
			return n === void 0 ? null : cs(e, n);
		},
		then: () => vr("turns")
	},
	end(e) {
		return _a(e), vr("round");
	}
}), ss = (e) => e.seats.filter((t) => !e.players[t].hasLeft), cs = (e, t) => ({
	seat: t,
	startedAt: e.players[t].cell,
	struck: e.players[t].isOnStrike,
	ran: [],
	priced: [],
	hasArrived: !1,
	drawsCard: !1,
	hasStudied: !1,
	mayRaid: !1,
	paidFor: 0,
	covered: 0,
	isUnpaid: !1,
	callers: []
});
// games/matter-of-fact/rules/action-cards.ts
function ls(e, t) {
	let n = vs(e);
	if (n !== null) {
		if (G(e, "cardDrawn", {
			seat: t,
			card: n
		}), Ri(n)) return e.players[t].contracts.push({
			card: n,
			open: X(Fi[n].units),
			turns: 2
		}), G(e, "contractTaken", {
			seat: t,
			card: n,
			turns: 2
		});
		us(e, t, n, Fi[n]), e.actionDiscards.push(n);
	}
}
function us(e, t, n, r) {
	switch (r.is) {
		case "contract": return;
		case "subsidy":
			ds(e, t, n, ms(e, t, r.rates));
			break;
		case "dividend":
			ds(e, t, n, ms(e, t, fs(r.kinds)));
			break;
		case "taxes":
		case "transportTax": {
			let i = ms(e, t, r.rates), a = gs(i);
			G(e, "taxed", {
				seat: t,
				card: n,
				items: i,
				amount: a,
				unpaid: Cr(e, t, a)
			});
		}
	}
	_s(e, t, n, r.prices);
}
function ds(e, t, n, r) {
	let i = gs(r);
	G(e, "grantPaid", {
		seat: t,
		card: n,
		items: r,
		amount: i
	}), J(e, t, i);
}
var fs = (e) => Object.fromEntries(e.map((e) => [e, k[e].dividend])), ps = [
	...Jn,
	"technology",
	...Gn
];
function ms(e, t, n) {
	return ps.flatMap((r) => {
		let i = n[r];
		return i === void 0 ? [] : [{
			of: r,
			count: hs(e, t, r),
			rate: i
		}];
	});
}
function hs(e, t, n) {
	return n === "technology" ? fr(e, t).length : n === "train" ? 1 : n === "electricVehicle" || n === "quadcopter" ? e.players[t].vehicles[n] === "none" ? 0 : 1 : L(e, t).filter((e) => j[e] === n).length;
}
var gs = (e) => e.reduce((e, { count: t, rate: n }) => e + t * n, 0);
function _s(e, t, n, r) {
	for (let i of D) {
		let a = r[i];
		a !== void 0 && fi(e, i, a, {
			because: "card",
			rule: a > 0 ? "MF-6.11" : "MF-6.8",
			seat: t,
			source: n
		});
	}
}
function vs(e) {
	e.actionDeck.secret.length === 0 && (G(e, "actionDeckReshuffled", { cards: e.actionDiscards.length }), Ce(e, e.actionDeck, e.actionDiscards), e.actionDiscards = []);
	let t = ve(e.actionDeck);
	return ys(e, e.actionDeck), t;
}
function ys(e, t) {
	e.options.decks === "up" && xe(t);
}
// games/matter-of-fact/rules/universities.ts
var bs = (e) => e === "U1" ? "I" : "II", xs = (e, t) => e.technologyDecks[t].secret.length + e.technologyDiscards[t].length > 0;
function Ss(e, t, n) {
	let r = bs(n), i = e.technologyDecks[r];
	i.secret.length < 2 && Cs(e, r);
	let a = _e(i.pool, t, []);
	for (let e = 0; e < 2; e++) ye(i, a, t);
	return ys(e, i), G(e, "studied", {
		seat: t,
		university: n,
		cards: pe(t, [...a.secret])
	}), a;
}
function Cs(e, t) {
	let n = e.technologyDecks[t], r = e.technologyDiscards[t];
	r.length !== 0 && (G(e, "technologyDeckReshuffled", {
		level: t,
		cards: r.length
	}), be(n, se(e, r)), e.technologyDiscards[t] = []);
}
function ws(e, t, n, r) {
	let { price: i } = I[r];
	q(e, t, i), e.players[t].hand.push(r), G(e, "technologyBought", {
		seat: t,
		technology: r,
		price: i,
		discarded: Ts(e, n, r)
	});
}
function Ts(e, t, n) {
	let r = t.secret.filter((e) => e !== n);
	for (let t of r) e.technologyDiscards[I[t].level].push(t);
	return Se(t), r;
}
// games/matter-of-fact/rules/phases/study.ts
var Es = gr("study", {
	choice: {
		rule: "MF-11.2",
		ask: (e, t) => e.players[t.seat].hasLeft ? null : t.seat,
		idle: () => ({ type: "takeNone" }),
		actions: {
			buyTechnology: {
				offer(e, t, n) {
					let r = K(e, n);
					return { technology: b(t.cards.secret, (e) => {
						let t = I[e].price;
						return r < t ? W("MF-11.2", "cannotPay", {
							cost: t,
							cash: r
						}) : null;
					}) };
				},
				take(e, t, n, { technology: r }) {
					return ws(e, n, t.cards, r), yr();
				}
			},
			takeNone: {
				offer: () => ({}),
				take(e, t, n) {
					return G(e, "technologiesDeclined", {
						seat: n,
						discarded: Ts(e, t.cards, null)
					}), yr();
				}
			}
		}
	},
	putAway(e, t) {
		Ts(e, t.cards, null);
	}
});
// games/matter-of-fact/rules/defaults.ts
function Ds(e, t) {
	let { stock: n, arrest: r } = e.players[t.seat], i = no(e, t) + xr(e, t.seat) - K(e, t.seat);
	if (i <= 0) return { type: "paySalary" };
	if (r > 0 || li(e, n) < i) return { type: "leaveUnpaid" };
	let [a] = D.filter((e) => n[e] > 0).sort((t, n) => Z(e, t) - Z(e, n));
	return a === void 0 ? { type: "leaveUnpaid" } : {
		type: "sell",
		resource: a,
		units: Math.min(n[a], Math.ceil(i / Z(e, a)))
	};
}
function Os(e, t) {
	let { contracts: n, stock: r } = e.players[t.seat];
	for (let { card: t, open: i, turns: a } of n) if (!(a > 1)) for (let n of D) {
		let a = Math.min(i[n], r[n]);
		if (a > 0 && Z(e, n) < ci(n)) return {
			type: "deliver",
			contract: t,
			resource: n,
			units: a
		};
	}
	return { type: "endTurn" };
}
// games/matter-of-fact/rules/discharge.ts
function ks(e, t) {
	let { idle: n, picket: r } = e.players[t], i = [], a = (e, t) => {
		t > 0 && i.push({
			from: { one: [e] },
			workers: x(1, t)
		});
	};
	a("idle", n), a("picket", r);
	for (let n of L(e, t)) {
		let { workers: t, hasGuard: r, capture: o } = e.assets[n];
		o === null ? a(n, t) : t > 0 && i.push({
			from: b([n], () => W("MF-12.3", "captured", {
				asset: n,
				by: o.raider
			})),
			workers: x(1, t)
		}), r && a(yi(n), 1);
	}
	return i.length > 0 ? i : W("MF-12.2", "noWorkers", {});
}
function As(e, t, n, r) {
	n === "picket" ? e.players[t].picket -= r : Ci(e, t, n, -r), e.workersLeft += r, G(e, "discharged", {
		seat: t,
		from: n,
		workers: r
	});
}
// games/matter-of-fact/rules/phases/turn-free.ts
var js = { discharge: {
	offer: (e, t, n) => ks(e, n),
	take(e, t, n, { from: r, workers: i }) {
		return As(e, n, r, i), U;
	}
} }, Ms = { paySalary: {
	offer(e, t, n) {
		let r = no(e, t);
		if (r === 0) return W("MF-R36", "nothingDue", {});
		let i = K(e, n);
		return i < r ? W("MF-R38", "cannotPay", {
			cost: r,
			cash: i
		}) : {};
	},
	take(e, t) {
		return ro(e, t), U;
	}
} }, Ns = {
	sell: {
		offer: (e, t, n) => Vi(e, n),
		take(e, t, n, { resource: r, units: i }) {
			return Ui(e, n, r, i), U;
		}
	},
	deliver: {
		offer: (e, t, n) => Ki(e, n),
		take(e, t, n, r) {
			return Ji(e, n, r), U;
		}
	},
	sellAsset: {
		offer: (e, t, n) => Zi(e, n),
		take(e, t, n, { asset: r }) {
			return $i(e, n, r), U;
		}
	}
}, Ps = { goOn: {
	offer: () => ({}),
	take: () => H
} }, Fs = {
	buyAsset: {
		offer(e, t, n) {
			let r = Q(e, t), i = mo(e, t, "freeAsset", "MF-10.1");
			if (r.is !== "asset" || i !== null) return i ?? W("MF-10.1", "notHere", { needs: "freeAsset" });
			let a = e.assets[r.asset].owner;
			if (a !== null) return W("MF-R68", "owned", {
				asset: r.asset,
				by: a
			});
			let { cost: o } = k[j[r.asset]], s = K(e, n);
			return s < o ? W("MF-10.1", "cannotPay", {
				cost: o,
				cash: s
			}) : {};
		},
		take(e, t, n) {
			let r = Q(e, t);
			if (r.is !== "asset") return U;
			let { asset: i } = r, { cost: a } = k[j[i]];
			q(e, n, a), ur(e, i, n), G(e, "assetBought", {
				seat: n,
				asset: i,
				cell: e.players[n].cell ?? 0,
				cost: a
			}), vi(e, n, i);
			let o = R(i);
			return o !== "biobot" && fi(e, o, -1, {
				because: "newEnterprise",
				rule: "MF-6.6",
				seat: n,
				source: i
			}), gi(e), U;
		}
	},
	hire: {
		offer(e, t, n) {
			let r = mo(e, t, "labourExchange", "MF-12.1");
			if (r !== null) return r;
			let i = K(e, n), a = Math.floor(i / 10), o = a < e.workersLeft ? W("MF-12.1", "cannotPay", {
				cost: (a + 1) * 10,
				cash: i
			}) : W("MF-R16", "noWorkersLeft", { left: e.workersLeft }), s = W("MF-12.1", "atLeastOne", {});
			return { workers: x(1, Math.min(a, e.workersLeft), {
				below: s,
				above: o
			}) };
		},
		take(e, t, n, { workers: r }) {
			let i = Q(e, t);
			if (i.is !== "labourExchange") return U;
			let a = r * 10;
			return q(e, n, a), e.players[n].idle += r, e.workersLeft -= r, G(e, "hired", {
				seat: n,
				exchange: i.exchange,
				workers: r,
				cost: a,
				left: e.workersLeft
			}), U;
		}
	},
	study: {
		offer(e, t) {
			let n = Q(e, t), r = mo(e, t, "university", "MF-11.1");
			if (n.is !== "university" || r !== null) return r ?? W("MF-11.1", "notHere", { needs: "university" });
			let i = bs(n.university);
			return xs(e, i) ? {} : W("MF-R19", "noCards", { level: i });
		},
		take(e, t, n) {
			let r = Q(e, t);
			return r.is === "university" ? (t.hasStudied = !0, _r("study", {
				seat: n,
				university: r.university,
				cards: Ss(e, n, r.university)
			})) : U;
		}
	},
	buyVehicle: {
		offer(e, t, n) {
			let r = mo(e, t, "dealership", "MF-13.2");
			if (r !== null) return r;
			let i = K(e, n);
			return { vehicle: b(O, (t) => {
				if (e.players[n].vehicles[t] !== "none") return W("MF-R20", "hasVehicle", { vehicle: t });
				if (e.vehiclesLeft[t] === 0) return W("MF-R20", "soldOut", { vehicle: t });
				let r = qn[t].price;
				return i < r ? W("MF-13.2", "cannotPay", {
					cost: r,
					cash: i
				}) : null;
			}) };
		},
		take(e, t, n, { vehicle: r }) {
			let { price: i } = qn[r];
			q(e, n, i), e.players[n].vehicles[r] = "new";
			let a = e.vehiclesLeft[r];
			return a !== null && (e.vehiclesLeft[r] = a - 1), G(e, "vehicleBought", {
				seat: n,
				vehicle: r,
				price: i
			}), U;
		}
	},
	returnVehicle: {
		offer(e, t, n) {
			let r = mo(e, t, "dealership", "MF-13.3");
			return r === null ? { vehicle: b(O, (t) => {
				let r = e.players[n].vehicles[t];
				return r === "none" ? W("MF-13.3", "noVehicle", { vehicle: t }) : r === "new" ? W("MF-13.3", "justBought", { vehicle: t }) : null;
			}) } : r;
		},
		take(e, t, n, { vehicle: r }) {
			let { refund: i } = qn[r];
			e.players[n].vehicles[r] = "none";
			let a = e.vehiclesLeft[r];
			return a !== null && (e.vehiclesLeft[r] = a + 1), G(e, "vehicleReturned", {
				seat: n,
				vehicle: r,
				refund: i
			}), J(e, n, i), U;
		}
	},
	buyResource: {
		offer(e, t, n) {
			let r = mo(e, t, "businessCentre", "MF-14.1");
			if (r !== null) return r;
			let i = K(e, n);
			return D.map((t) => {
				if (!e.market[t].isOpen) return {
					resource: b([t], () => W("MF-14.2", "notOpened", { resource: t })),
					units: zi
				};
				let n = Z(e, t), r = Math.floor(i / n), a = e.options.tokens === "limited" ? _i(e, t) : r, o = a < r ? W("MF-R15", "tokenLimit", {
					resource: t,
					left: a
				}) : W("MF-14.1", "cannotPay", {
					cost: (r + 1) * n,
					cash: i
				});
				return {
					resource: b([t]),
					units: x(1, Math.min(r, a), { above: o })
				};
			});
		},
		take(e, t, n, { resource: r, units: i }) {
			let a = Z(e, r);
			return q(e, n, i * a), e.players[n].stock[r] += i, G(e, "resourceBought", {
				seat: n,
				resource: r,
				units: i,
				price: a,
				cost: i * a
			}), U;
		}
	}
}, Is = { changePrice: {
	offer: (e, t) => D.map((n) => {
		let r = Ls(e, t, n);
		if (r !== null) return {
			resource: b([n], () => r),
			by: b([1, -1])
		};
		let i = Z(e, n);
		return {
			resource: b([n]),
			by: b([1, -1], (t) => di(e, n, t) ? W("MF-R12", "endOfRow", {
				resource: n,
				price: i
			}) : null)
		};
	}),
	take(e, t, n, { resource: r, by: i }) {
		return t.priced.push(r), fi(e, r, i, {
			because: "monopolist",
			rule: i > 0 ? "MF-6.12" : "MF-6.9",
			seat: n,
			source: null
		}), U;
	}
} };
function Ls(e, t, n) {
	let { monopolist: r } = e.market[n];
	return r === t.seat ? t.priced.includes(n) ? W("MF-R13", "priceChanged", { resource: n }) : null : W("MF-7.6", "notMonopolist", {
		resource: n,
		monopolist: r
	});
}
var Rs = (e, t) => D.some((n) => e.market[n].monopolist === t.seat && !t.priced.includes(n)), zs = (e, t) => ({
	value: e,
	because: t
}), Bs = (e) => E(M, (t) => zs(t, e)), Vs = {
	4: Bs(W("MF-8.1", "outOfReach", { speed: 4 })),
	6: Bs(W("MF-8.1", "outOfReach", { speed: 6 })),
	8: Bs(W("MF-8.1", "outOfReach", { speed: 8 }))
}, Hs = Bs(W("MF-R25", "cardUnavoidable", {})), Us = Bs(W("MF-R25", "noBorderOnTheWay", {}));
function Ws(e, t, n) {
	let r = mr(e, t), i = ko(e, t, n, r), a = {
		one: [],
		not: []
	}, o = {
		one: [],
		not: []
	};
	for (let t of M) {
		let n = Ao(i, t, !1), s = Ao(i, t, !0), c = n || s ? null : Gs(e, i, t, r);
		n ? a.one.push(t) : a.not.push(c ?? Hs[t]), s ? o.one.push(t) : o.not.push(c ?? Us[t]);
	}
	return [{
		to: a,
		card: { one: [!1] }
	}, {
		to: o,
		card: { one: [!0] }
	}];
}
function Gs(e, t, n, r) {
	let i = F[n];
	if (jo(t, n) && i !== null) return zs(n, W("MF-8.4", "guarded", {
		asset: i,
		owner: e.assets[i].owner ?? 0
	}));
	let a = Mo(t, n) ? hr(e, n) : null;
	return a === null ? Vs[r][n] : zs(n, W("MF-8.4", "occupied", {
		cell: n,
		by: a
	}));
}
function Ks(e, t, n, r) {
	let i = e.players[t.seat], a = i.cell;
	if (a === null) return;
	if (t.drawsCard = r, t.hasArrived = n !== a, !t.hasArrived && !r) return G(e, "stayed", {
		seat: t.seat,
		cell: a
	});
	if (e.events !== null && qs(e, t.seat, a, n, r), !t.hasArrived) return;
	let o = Ar(e, t.seat);
	o !== null && Lr(e, o, "left"), i.cell = n;
	let s = F[n], c = s === null ? null : e.assets[s].owner;
	t.mayRaid = c !== null && c !== t.seat, s !== null && c === t.seat && zr(e, t.seat, s);
}
function qs(e, t, n, r, i) {
	let a = Fo(ko(e, t, n, mr(e, t)), r, i), o = a.slice(1).filter((e) => rr[e]);
	G(e, "moved", {
		seat: t,
		from: n,
		to: r,
		path: a,
		vehicle: pr(e, t),
		crossed: o
	});
}
// games/matter-of-fact/rules/phases/turn-movement.ts
var Js = {
	placeChip: {
		offer: (e) => ({ cell: b(ir, (t) => {
			let n = hr(e, t);
			return n === null ? null : W("MF-R69", "occupied", {
				cell: t,
				by: n
			});
		}) }),
		take(e, t, n, { cell: r }) {
			return e.players[n].cell = r, G(e, "chipPlaced", {
				seat: n,
				cell: r
			}), H;
		}
	},
	move: {
		offer: (e, t, n) => Ws(e, n, e.players[n].cell ?? 0),
		take(e, t, n, { to: r, card: i }) {
			return Ks(e, t, r, i), H;
		}
	}
}, Ys = {
	moveWorkers: {
		offer: (e, t, n) => wi(e, n),
		check: (e, t, n, r) => Di(r),
		take(e, t, n, r) {
			return Oi(e, n, r), U;
		}
	},
	layTechnology: {
		offer: (e, t, n) => ki(e, n),
		take(e, t, n, { technology: r, asset: i }) {
			return ji(e, n, r, i), U;
		}
	},
	takeUpTechnology: {
		offer: (e, t, n) => Ni(e, n),
		take(e, t, n, { technology: r }) {
			return Pi(e, n, r), U;
		}
	},
	adoptPlan: {
		offer(e, t, n) {
			return e.players[n].isOnStrike ? W("MF-R40", "onStrike", {}) : dr(e, n) ? $a(e, Ka(e, n)) ? W("MF-16.1", "planStands", {}) : {} : W("MF-16.1", "noAsset", {});
		},
		take(e, t, n) {
			return eo(e, n), U;
		}
	}
}, Xs = {
	run: {
		offer: (e, t, n) => ({ asset: b(L(e, n), (n) => Ta(e, t, n)) }),
		take(e, t, n, { asset: r }) {
			return Ea(e, t, r), U;
		}
	},
	runProposed: {
		offer: () => ({}),
		take(e, t) {
			for (let n of Ma(e, t)) e.outcome === null && Ea(e, t, n);
			return U;
		}
	}
}, Zs = { raid: {
	offer(e, t, n) {
		if (e.options.raids === "off") return W("MF-1.6", "raidsOff", {});
		let { cell: r } = e.players[n], i = r === null ? null : F[r], a = i === null ? null : e.assets[i].owner;
		if (i === null || a === null || a === n) return W("MF-18.1", "notHere", { needs: "rivalAsset" });
		let { capture: o } = e.assets[i];
		return { mode: b(["operate", "sabotage"], (t) => o?.mode === t ? W("MF-18.10", "alreadySo", { mode: t }) : t === "operate" ? Mr(e, n, i) : null) };
	},
	take(e, t, n, { mode: r }) {
		let { cell: i } = e.players[n], a = i === null ? null : F[i], o = a === null ? null : e.assets[a].owner;
		if (a === null || o === null) return U;
		e.assets[a].capture === null && Nr(e, n, a, o), t.mayRaid = !1;
		let { capture: s } = e.assets[a];
		return s !== null && (r === "operate" ? Pr : Fr)(e, s, a, o), U;
	}
} }, Qs = {
	leaveUnpaid: {
		offer: () => ({}),
		take(e, t, n) {
			return t.isUnpaid = !0, G(e, "salaryUnpaid", {
				seat: n,
				workers: to(e, t),
				due: no(e, t)
			}), H;
		}
	},
	callStrike: {
		offer: () => ({}),
		take(e, t, n) {
			return ao(e, t.seat, n), H;
		}
	},
	letItBe: {
		offer: () => ({}),
		take(e, t, n) {
			return t.callers = t.callers.filter((e) => e !== n), G(e, "strikeWaived", {
				seat: t.seat,
				by: n
			}), U;
		}
	}
}, { placeChip: $s, move: ec } = Js, { leaveUnpaid: tc, callStrike: nc, letItBe: rc } = Qs, ic = gr("turn", {
	begin(e, t) {
		let n = e.players[t.seat], { arrest: r, isOnStrike: i } = n;
		G(e, "turnBegan", {
			seat: t.seat,
			round: e.round,
			arrest: r,
			isOnStrike: i
		});
		for (let r of O) n.vehicles[r] === "new" && (n.vehicles[r] = "ready", G(e, "vehicleReady", {
			seat: t.seat,
			vehicle: r
		}));
	},
	captured(e, t) {
		t.struck || ka(e, t);
	},
	production: {
		rule: "MF-5.1",
		ask: (e, t) => $(e, t) && ja(e, t) ? t.seat : null,
		idle: () => ({ type: "runProposed" }),
		actions: {
			...Xs,
			...Ms,
			...js,
			...Ps
		}
	},
	standstill(e, t) {
		let n = $(e, t) ? Pa(e, t) : [];
		n.length > 0 && G(e, "stoodStill", {
			seat: t.seat,
			assets: n
		});
	},
	monopoly: {
		rule: "MF-7.6",
		ask: (e, t) => $(e, t) && Rs(e, t) ? t.seat : null,
		idle: () => ({ type: "goOn" }),
		actions: {
			...Is,
			...Ns,
			...Ms,
			...js,
			...Ps
		}
	},
	startHex: {
		rule: "MF-4.1",
		ask: (e, t) => $(e, t) && e.players[t.seat].cell === null ? t.seat : null,
		idle: (e) => ({
			type: "placeChip",
			cell: ir.find((t) => hr(e, t) === null) ?? 0
		}),
		actions: { placeChip: $s }
	},
	movement: {
		rule: "MF-8.1",
		ask: (e, t) => $(e, t) && e.players[t.seat].arrest === 0 ? t.seat : null,
		idle: (e, t) => ({
			type: "move",
			to: e.players[t.seat].cell ?? 0,
			card: !1
		}),
		actions: {
			move: ec,
			...Ns,
			...Ms,
			...js
		}
	},
	border(e, t) {
		t.drawsCard && $(e, t) && ls(e, t.seat), Ir(e, t.seat);
	},
	investments: {
		rule: "MF-4.4",
		ask: (e, t) => $(e, t) && (go(e, t) || e.players[t.seat].arrest > 0) ? t.seat : null,
		idle: () => ({ type: "goOn" }),
		actions: {
			...Fs,
			...Zs,
			...Ns,
			...Ms,
			...js,
			...Ps
		}
	},
	salary: {
		rule: "MF-15.4",
		ask: (e, t) => $(e, t) && !t.isUnpaid && no(e, t) > 0 ? t.seat : null,
		idle: (e, t) => Ds(e, t),
		actions: {
			...Ms,
			leaveUnpaid: tc,
			...Ns,
			...js
		}
	},
	settleSalary(e, t) {
		t.isUnpaid || io(e, t.seat, "nothingDue");
	},
	planning: {
		rule: "MF-16.1",
		ask: (e, t) => $(e, t) && e.players[t.seat].arrest === 0 ? t.seat : null,
		idle: (e, t) => Os(e, t),
		actions: {
			...Ys,
			...Ns,
			...js,
			endTurn: {
				offer: () => ({}),
				take: () => H
			}
		}
	},
	passing(e, t) {
		t.isUnpaid && !e.players[t.seat].isOnStrike && B(e, t.seat) !== 0 && (e.options.strike === "automatic" ? ao(e, t.seat, null) : t.callers = lr(e, t.seat));
	},
	strike: {
		rule: "MF-21.2",
		ask: (e, t) => t.callers.filter((n) => $(e, t) && !e.players[n].hasLeft),
		idle: () => ({ type: "callStrike" }),
		actions: {
			callStrike: nc,
			letItBe: rc
		}
	},
	end(e, t) {
		let n = e.players[t.seat];
		Xi(e, t.seat), n.arrest > 0 && (--n.arrest, n.arrest === 0 && G(e, "arrestEnded", { seat: t.seat }));
		for (let { from: t, to: n } of Bn(e.deals, "turn")) G(e, "dealLapsed", {
			from: t,
			to: n
		});
		return G(e, "turnEnded", { seat: t.seat }), yr();
	}
}), $ = (e, t) => !e.players[t.seat].hasLeft;
// games/matter-of-fact/rules/setup.ts
function ac(e, t) {
	let n = uc(e, t), { roundCap: r, vehicles: i } = e.options;
	return {
		round: 0,
		lastRound: r === "none" ? null : Number(r),
		starter: null,
		players: E(e.seats, (t) => oc(e, t, n[t])),
		assets: lc(A, () => ({
			owner: null,
			technology: null,
			workers: 0,
			hasGuard: !1,
			capture: null
		})),
		market: lc(D, () => ({
			column: 0,
			lastMove: 0,
			isOpen: !1,
			monopolist: null
		})),
		workersLeft: 50 - 3 * e.seats.length,
		vehiclesLeft: lc(O, (e) => i === "limited" ? qn[e].cards : null),
		actionDeck: sc(e, "actions", [...Ii]),
		actionDiscards: [],
		technologyDecks: {
			I: sc(e, "technologiesI", cc("I")),
			II: sc(e, "technologiesII", cc("II"))
		},
		technologyDiscards: {
			I: [],
			II: []
		},
		usedTechnologies: [],
		deals: zn(e.seats),
		ending: null
	};
}
function oc(e, t, n) {
	let r = (n) => e.options.cash === "open" ? me(n) : pe(t, n);
	return {
		colour: n,
		cash: r(150),
		debt: r(0),
		stock: X(),
		biobots: 0,
		idle: 3,
		picket: 0,
		isOnStrike: !1,
		assets: [],
		hand: [],
		vehicles: {
			electricVehicle: "none",
			quadcopter: "none"
		},
		cell: null,
		arrest: 0,
		contracts: [],
		hasLeft: !1
	};
}
function sc(e, t, n) {
	let r = ge(t, se(e, n));
	return ys(e, r), r;
}
var cc = (e) => sr.filter((t) => I[t].level === e), lc = (e, t) => Object.fromEntries(e.map((e) => [e, t(e)]));
function uc(e, t) {
	let n = In.filter((e) => !t.includes(e));
	return e.seats.map((e) => In.find((n) => n === t[e]) ?? n.shift());
}
// games/matter-of-fact/index.ts
var dc = /* @__PURE__ */ t({ matterOfFact: () => fc }), fc = br({
	id: "matter-of-fact",
	version: 1,
	speaks: 1,
	seats: {
		min: 2,
		max: 4
	},
	picks: In,
	options: {
		salary: [
			"1",
			"2",
			"3"
		],
		biobots: [
			"1",
			"2",
			"3"
		],
		decks: ["down", "up"],
		strike: ["called", "automatic"],
		raids: ["on", "off"],
		tokens: ["limited", "unlimited"],
		vehicles: ["limited", "unlimited"],
		reuse: ["allowed", "mustArrive"],
		cash: ["open", "hidden"],
		end: ["immediate", "equalTurns"],
		roundCap: [
			"60",
			"40",
			"none"
		],
		trade: ["on", "off"],
		starter: [
			"random",
			"assetCards",
			"host"
		],
		leaver: ["bot", "liquidate"],
		compensation: ["none", "perPlace"]
	},
	presets: {
		rulebook: {},
		ranked: {
			end: "equalTurns",
			compensation: "perPlace"
		},
		family: {
			raids: "off",
			strike: "automatic"
		},
		longGame: {
			biobots: "2",
			salary: "2"
		}
	},
	setup: ac,
	opening: () => _r("game", { upNext: [] }),
	phases: {
		game: os,
		turn: ic,
		study: Es
	},
	anytime: {
		...ma,
		concede: es
	},
	governs: {
		nameStarter: "MF-3.7",
		placeChip: "MF-4.1",
		run: "MF-5.1",
		runProposed: "MF-5.1",
		changePrice: "MF-7.6",
		move: "MF-8.1",
		buyAsset: "MF-10.1",
		hire: "MF-12.1",
		study: "MF-11.1",
		buyVehicle: "MF-13.2",
		returnVehicle: "MF-13.3",
		buyResource: "MF-14.1",
		raid: "MF-18.1",
		buyTechnology: "MF-11.2",
		takeNone: "MF-11.2",
		paySalary: "MF-4.6",
		leaveUnpaid: "MF-15.5",
		sell: "MF-4.7",
		deliver: "MF-R43",
		sellAsset: "MF-10.5",
		discharge: "MF-12.2",
		moveWorkers: "MF-16.1",
		layTechnology: "MF-R31",
		takeUpTechnology: "MF-R31",
		adoptPlan: "MF-16.1",
		goOn: "MF-4.5",
		endTurn: "MF-4.8",
		callStrike: "MF-21.2",
		letItBe: "MF-21.2",
		concede: "MF-R64",
		proposeDeal: "MF-R46",
		acceptDeal: "MF-R46",
		declineDeal: "MF-R46",
		counterDeal: "MF-R46",
		withdrawDeal: "MF-R46"
	},
	facts: Ho,
	ownFacts: Uo,
	invariants: Zo,
	secrets: Jo,
	conceals: Xo
}), pc = Pn(Object.values(dc).find((e) => e?.id === "matter-of-fact"));
export { pc as default };
