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
		let ee = s(c, 6) ^ s(c, 11) ^ s(c, 25), p = f + ee + (c & l ^ ~c & d) + o(u, e) + o(t, e) | 0, te = (s(n, 2) ^ s(n, 13) ^ s(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		f = d, d = l, l = c, c = a + p | 0, a = i, i = r, r = n, n = p + te | 0;
	}
	let ee = [
		n,
		r,
		i,
		a,
		c,
		l,
		d,
		f
	];
	for (let t = 0; t < 8; t++) e[t] = o(e, t) + o(ee, t) | 0;
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
var ee = r, p = (e) => ee(e);
function te(e) {
	for (let t of [
		"",
		"abc",
		"Ўґ€𝄞".repeat(40)
	]) if (e(t) !== r(t)) throw Error("this is not SHA-256 of a text in UTF-8");
	ee = e;
}
// kernel/chacha.ts
function ne(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	re.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), ie.set(re);
	for (let e = 0; e < 10; e++) m(0, 4, 8, 12), m(1, 5, 9, 13), m(2, 6, 10, 14), m(3, 7, 11, 15), m(0, 5, 10, 15), m(1, 6, 11, 12), m(2, 7, 8, 13), m(3, 4, 9, 14);
	return ie.map((e, t) => e + re[t]);
}
var re = Uint32Array.from([
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
]), ie = /* @__PURE__ */ new Uint32Array(16);
function m(e, t, n, r) {
	ae(e, t, r, 16), ae(n, r, t, 12), ae(e, t, r, 8), ae(n, r, t, 7);
}
function ae(e, t, n, r) {
	let i = ie[e] + ie[t] | 0, a = ie[n] ^ i;
	ie[e] = i, ie[n] = a << r | a >>> 32 - r;
}
// kernel/chance.ts
var oe = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, se = (e) => ({
	key: e,
	drawn: 0
});
function ce(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = ne(ue(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
var le = (e, t = 6) => 1 + ce(e, t);
function h(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = ce(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var ue = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), de = 8, g = (e) => 1 << (e ?? de), fe = 16, pe = (e) => e & 511 & ~(e >> fe), me = (e, t) => ({
	pile: "deck",
	owner: null,
	pool: e,
	seen: t.map(() => 0),
	secret: t
});
function he(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function ge(e) {
	e.seen = e.seen.map(() => 511);
}
function _e(e, t, n) {
	t.secret = h(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var ve = [], ye = (e) => be(e, "events") ?? ve;
function be(e, t = "") {
	let n = null;
	if (Array.isArray(e)) {
		for (let t = 0; t < e.length; t++) {
			let r = e[t];
			if (typeof r != "object" || !r) continue;
			let i = xe(t, r);
			i !== null && (n ??= []).push(i);
		}
		return n;
	}
	for (let r in e) {
		let i = e[r];
		if (typeof i != "object" || !i || r === t) continue;
		let a = xe(r, i);
		a !== null && (n ??= []).push(a);
	}
	return n;
}
function xe(e, t) {
	if (Ee(t)) return {
		at: e,
		is: "pile",
		inner: null
	};
	if (De(t)) return {
		at: e,
		is: "secret",
		inner: Te(t.secret) ? be(t.secret) : null
	};
	let n = be(t);
	return n === null ? null : {
		at: e,
		is: "branch",
		inner: n
	};
}
function Se(e, t = ye(e)) {
	let n = [], r = (e, t) => {
		for (let { at: i, is: a, inner: o } of t ?? ve) {
			let t = we(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function Ce(e, t = ye(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? ve) {
			let t = we(e, o);
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
var we = (e, t) => e[t], Te = (e) => typeof e == "object" && !!e, Ee = (e) => "pile" in e && "pool" in e, De = (e) => "secret" in e && "seen" in e && typeof e.seen == "number", _ = (e) => ({
	g: e,
	spots: ye(e),
	lying: null,
	facts: null
});
function v(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? v(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
var Oe = {
	secret({ seen: e, secret: t }, n, r) {
		if ((e & r) === 0) return {
			seen: pe(e),
			secret: null
		};
		let i = Te(t) ? v(t, n, r, Oe) : t;
		return {
			seen: pe(e) | r,
			secret: i
		};
	},
	pile({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
		let o = (e) => (r[e] & a) !== 0, s = e === "deck" || a === g(t) ? null : ke(r, i, o), c = (e) => s?.[e] ?? e;
		return {
			pile: e,
			owner: t,
			pool: n,
			seen: r.map((e, t) => o(c(t)) ? je(r, c(t)) | a : je(r, c(t))),
			secret: i.map((e, t) => o(c(t)) ? i[c(t)] : null)
		};
	}
}, ke = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? Ae(t[r], t[i]) : je(e, r) - je(e, i) : n(r) ? -1 : 1), Ae = (e = "", t = "") => e < t ? -1 : +(e > t), je = (e, t) => pe(e[t]), Me = (e, t) => Ne(_(e), t);
function Ne(e, t) {
	let n = g(t), { chance: r, events: i, ...a } = v(e.g, e.spots, n, Oe);
	return Object.assign(a, {
		viewer: t,
		unseen: ze(e, n)
	});
}
function Pe(e, t) {
	let n = { value: e };
	return v(n, be(n), g(t), Fe).value;
}
var Fe = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : Te(t) ? v(t, n, r, Fe) : t }),
	pile: Oe.pile
};
function Ie(e) {
	if (e.lying !== null) return e.lying;
	let t = {};
	for (let { pool: n, seen: r, secret: i } of Se(e.g, e.spots)) {
		let e = t[n] ??= [];
		for (let t = 0; t < i.length; t++) e.push({
			card: i[t],
			seen: r[t]
		});
	}
	for (let e in t) t[e]?.sort(Le);
	return e.lying = t, t;
}
var Le = (e, t) => Ae(e.card, t.card), Re = (e, t) => ze(_(e), g(t));
function ze(e, t) {
	let n = {}, r = Ie(e);
	for (let e in r) {
		let i = [];
		for (let { card: n, seen: a } of r[e] ?? []) (a & t) === 0 && i.push(n);
		n[e] = i;
	}
	return n;
}
var Be = class extends Error {
	constructor(e) {
		super(`${e} is hidden from these eyes`), this.name = "NotSeen";
	}
}, Ve = class {
	seen;
	constructor(e) {
		this.seen = e;
	}
	get secret() {
		throw new Be("a secret");
	}
}, He = {
	enumerable: !0,
	get() {
		throw new Be("a card");
	}
}, Ue = [];
function We(e) {
	let t = Ue[e];
	if (t !== void 0) return t;
	let n = Array(e);
	for (let t = 0; t < e; t++) Object.defineProperty(n, t, He);
	return Ue[e] = Object.freeze(n), n;
}
var Ge = {
	secret: (e, t, n) => (e.seen & n) === 0 ? new Ve(pe(e.seen)) : Te(e.secret) && t !== null ? {
		seen: e.seen,
		secret: v(e.secret, t, n, Ge)
	} : e,
	pile(e, t) {
		let n = 0;
		for (let r of e.seen) (r & t) !== 0 && (n += 1);
		if (n === e.seen.length) return e;
		if (n === 0) return {
			...e,
			secret: We(e.secret.length)
		};
		let r = e.secret.slice();
		for (let n = 0; n < r.length; n++) (e.seen[n] & t) === 0 && Object.defineProperty(r, n, He);
		return {
			...e,
			secret: r
		};
	}
};
function Ke(e, t) {
	let n = v({
		...e.g,
		events: null
	}, e.spots, g(t), Ge);
	return qe.set(n, {
		position: e,
		viewer: t
	}), n;
}
var qe = /* @__PURE__ */ new WeakMap(), Je = (e, t, n) => Ye(e, _(t), n);
function Ye(e, t, n) {
	return t.facts ??= e.facts(Ke(t, null)), n === null || e.ownFacts === void 0 ? t.facts : {
		...t.facts,
		...e.ownFacts(Ke(t, n), n, t.facts)
	};
}
// kernel/fits.ts
function Xe(e, t) {
	if (Object.is(e, t)) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => Xe(y(e, n), y(t, n)));
}
var Ze = (e, t) => e.some((e) => Xe(e, t));
function Qe(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (Object.is(t, -0)) return i("malformed", { expected: n });
	if (e.one !== void 0) return Ze(e.one, t) ? null : et(e.not, t) ?? i("notOffered", { field: n });
	if (e.parts !== void 0) return $e(e.parts, t, n, r);
	if (e.some !== void 0) {
		let { some: r, atLeast: a, atMost: o } = e;
		if (!Array.isArray(t) || t.some((e) => Object.is(e, -0))) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let [a, o] of t.entries()) {
			let s = et(e.not, o);
			if (s !== null) return s;
			if (!Ze(r, o) || Ze(t.slice(0, a), o)) return i("notOffered", { field: n });
		}
		return null;
	}
	let { min: a, max: o } = e;
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
function $e(e, t, n, r) {
	if (typeof t != "object" || !t || Array.isArray(t)) return {
		refused: "malformed",
		rule: r,
		facts: { expected: n }
	};
	for (let i of Object.keys(e)) {
		let a = Qe(e[i], y(t, i), `${n}.${i}`, r);
		if (a !== null) return a;
	}
	return null;
}
var et = (e, t) => e?.find((e) => Xe(e.value, t))?.because ?? null;
function tt(e, t, n) {
	let r = 0, i = null, a = null;
	for (let o of Object.keys(e)) {
		let s = y(t, o), c = Qe(e[o], s, o, n);
		c === null ? r += 1 : s === void 0 ? a ??= c : i ??= c;
	}
	return {
		fitting: r,
		reason: i ?? a
	};
}
function nt(e) {
	let t = null, n = -1;
	for (let { fitting: r, reason: i } of e) {
		if (i === null) continue;
		let e = 2 * r + +!rt.has(i.refused);
		e > n && ([t, n] = [i, e]);
	}
	return t;
}
var rt = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function it(e, t) {
	return e.one === void 0 ? e.some === void 0 ? e.parts === void 0 ? t : Object.fromEntries(Object.entries(e.parts).map(([e, n]) => [e, it(n, y(t, e))])) : t.map((t) => n(e.some.find((e) => Xe(e, t)))) : n(e.one.find((e) => Xe(e, t)));
}
function y(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// kernel/offers.ts
function b(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = st(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function at(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function ot(e, t, n) {
	return {
		some: e,
		atLeast: t,
		atMost: n
	};
}
function st(e, t) {
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
function ct(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < e.atLeast;
	if (e.parts !== void 0) {
		for (let t in e.parts) if (ct(e.parts[t])) return !0;
		return !1;
	}
	return e.max < e.min;
}
function lt(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = ut(r[e], t);
	return n;
}
function ut(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = ut(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: i } = e, a = r + t(Math.min(i, n.length) - r + 1), o = [...n];
	return Array.from({ length: a }, () => o.splice(t(o.length), 1)[0]);
}
// kernel/rules.ts
var dt = { to: "stay" }, ft = { to: "next" };
function pt(e) {
	return {
		to: "done",
		result: e
	};
}
function mt() {
	return {
		stay: dt,
		next: ft,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: pt,
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
function ht(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: gt(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, _t(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(It(e, i, a)), Nt(e, r), r;
}
function gt(e, t) {
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
function _t(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function vt(e, t) {
	let n = x(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = S(e, n);
	return {
		seats: Lt(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function yt(e, t) {
	let n = vt(e, t), r = x(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || S(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !At(n) && !jt(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function bt(e, t, n) {
	let r = [];
	return Dt(e, t, n, (e) => r.push(e), null), r;
}
function xt(e, t, n) {
	let r = [], i = [];
	return Dt(e, t, n, (e) => r.push(e), (e, t) => i.push({
		type: e,
		because: t
	})), {
		offers: r,
		refused: i
	};
}
function St(e, t, n, r, i = bt(e, t, n)) {
	let a = [...i];
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i];
		for (let i = 0; i < 20; i++) {
			let i = lt(o, r);
			if (Et(e, t, n, i) === null) return {
				seat: n,
				...i
			};
		}
		a.splice(i, 1);
	}
	return null;
}
function Ct(e, t, n) {
	let r = x(t);
	return {
		seat: n,
		...S(e, r).idle(t, r, n)
	};
}
function wt(e, t, n) {
	let r = x(t), i = Tt(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	Pt(e, t, r, i.take(t, r, n.seat, n)), Nt(e, t);
}
function Tt(e, t, n, r) {
	let i = x(t), a = S(e, i);
	return Object.hasOwn(a.actions, r) && zt(a.ask(t, i), n) ? a.actions[r] : Object.hasOwn(e.anytime, r) && !a.sealed?.(t, i) ? e.anytime[r] : null;
}
function Et(e, t, n, r) {
	return Tt(e, t, n, r.type)?.check?.(t, x(t), n, r) ?? null;
}
function Dt(e, t, n, r, i) {
	let a = x(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = S(e, a);
	zt(o.ask(t, a), n) && Ot(e, o.actions, t, a, n, r, i), o.sealed?.(t, a) || Ot(e, e.anytime, t, a, n, r, i);
}
function Ot({ governs: e }, t, n, r, i, a, o) {
	for (let s in t) {
		let c = t[s], l = c.offer(n, r, i);
		if (Array.isArray(l)) {
			let t = !1;
			for (let e of l) jt(e) || (t = !0, a(kt(s, c, e)));
			!t && o !== null && o(s, Mt(l, e[s] ?? null));
		} else At(l) ? o?.(s, l) : jt(l) ? o?.(s, Mt([l], e[s] ?? null)) : a(kt(s, c, l));
	}
}
var kt = (e, { check: t }, n) => t === void 0 ? {
	type: e,
	fields: n
} : {
	type: e,
	fields: n,
	checked: !0
}, At = (e) => "refused" in e;
function jt(e) {
	for (let t in e) if (ct(e[t])) return !0;
	return !1;
}
function Mt(e, t) {
	let n = e.flatMap((e) => Object.entries(e).filter(([, e]) => ct(e)));
	for (let [, e] of n) {
		let t = e.not?.[0]?.because ?? e.above;
		if (t !== void 0) return t;
	}
	return {
		refused: "notOffered",
		rule: t,
		facts: { field: n[0]?.[0] ?? "" }
	};
}
function Nt(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = x(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = S(e, n);
		if (typeof r == "function") Pt(e, t, n, r(t, n) ?? ft);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? Pt(e, t, n, ft) : t.stack.push(It(e, r.call, i));
		} else if (Rt(r.ask(t, n))) Pt(e, t, n, ft);
		else return;
	}
	throw Error(`runaway rules at ${x(t)?.phase}.${x(t)?.step}`);
}
function Pt(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(It(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = It(e, r.phase, r.locals);
			return;
		case "done": return Ft(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return Ft(e, t, n, void 0);
			n.step = r;
		}
	}
}
function Ft(e, t, n, r) {
	t.stack.pop();
	let i = x(t);
	if (i === void 0) return;
	let a = S(e, i);
	typeof a != "function" && Pt(e, t, i, "call" in a ? a.then?.(t, i, r) ?? ft : a.after?.[n.phase]?.(t, i, r) ?? dt);
}
var It = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), x = (e) => e.stack[e.stack.length - 1], S = (e, t) => e.phases[t.phase]?.steps[t.step], Lt = (e) => e === null ? [] : typeof e == "number" ? [e] : e, Rt = (e) => e === null || typeof e != "number" && e.length === 0, zt = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function Bt(e, t, n) {
	let r = Ht(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a } = r;
	if (!Object.hasOwn(e.governs, a)) return C("unknownAction", null, { type: a.slice(0, 40) });
	let o = e.governs[a], s = vt(e, t);
	if (s === null) return C("over", o, {});
	let c = Tt(e, t, i, a);
	if (c === null) return Ut(e, t, a, o, s.seats);
	let l = c.offer(t, x(t), i);
	return At(l) ? { refusal: l } : Wt(t, r, c, Array.isArray(l) ? l : [l], o);
}
function Vt(e, t, n, r) {
	let i = Bt(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function C(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function Ht(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return C("malformed", null, { expected: "object" });
	let n = y(t, "seat");
	if (!e.seats.includes(n) || Object.is(n, -0)) return C("malformed", null, { expected: "seat" });
	let r = y(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : C("malformed", null, { expected: "type" });
}
function Ut(e, t, n, r, i) {
	let a = x(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? C("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? C("sealed", r, { type: n }) : C("notNow", r, {
		type: n,
		asked: i
	});
}
function Wt(e, { seat: t, type: n, values: r }, i, a, o) {
	let s = [];
	for (let c of a) {
		let a = tt(c, r, o);
		if (a.reason === null) {
			let o = it({ parts: c }, r), s = i.check?.(e, x(e), t, {
				seat: t,
				type: n,
				...o
			}) ?? null;
			if (s === null) return { action: {
				seat: t,
				type: n,
				...o
			} };
			a.reason = s;
		}
		s.push(a);
	}
	return { refusal: nt(s) ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
// kernel/barrier.ts
function Gt(e, t, n, r) {
	return Kt(t.g.chance, n.g.chance) ? qt(t, n, r) ? "secret" : vt(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var Kt = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function qt(e, t, n) {
	let r = g(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = we(e, o), l = typeof t == "object" && t ? we(t, o) : void 0;
			if (s === "pile") i ||= !Jt(n, l);
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
	return a(e.g, t.g, e.spots) || i && Yt(e, t, r);
}
function Jt(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function Yt(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = g(r) | n, a = ze(t, i);
		for (let [t, n] of Object.entries(ze(e, i))) if (!Xt(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function Xt(e, t) {
	let n = 0;
	for (let r of e) {
		for (; n < t.length && t[n] !== r;) n += 1;
		if (n === t.length) return !1;
		n += 1;
	}
	return !0;
}
// kernel/canonical.ts
function w(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(w).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${w(t[e])}`).join(",")}}`;
}
var Zt = (e) => p(w(e)), Qt = (e) => p(`parlour commitment ${e}`), $t = (e) => p(`parlour entropy ${e}`), en = (e, t) => p(`parlour dice ${w({
	seed: e,
	entropy: t
})}`);
function tn({ commitment: e, promises: t, entropy: n }, r) {
	if (Qt(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : $t(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var nn = ({ name: e, salt: t }) => p(`parlour name ${t} ${e}`);
function rn({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var an = (e) => Zt(e).slice(0, sn), on = (e, t, n) => p(`${e} ${JSON.stringify(t)} ${n}`).slice(0, sn), sn = 24, cn = 32;
function ln(e, t, n = cn) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = ht(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: se(en(o, a.entropy))
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
	}, u = Tn(s);
	return {
		game: e,
		head: l,
		seeds: [o],
		version: 0,
		link: an(l),
		position: _(s),
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
function un(e) {
	let { version: t, link: n, text: r, base: i, tail: a, standing: o, free: s, barrier: c, seeds: l } = e, u = JSON.stringify({
		version: t,
		link: n,
		tail: a,
		standing: o,
		free: s,
		barrier: c,
		dice: l.length
	});
	return `{"g":${r},"base":${a.length === 0 ? r : i},${u.slice(1)}`;
}
function dn(e, t, n, r) {
	let { g: i, base: a, dice: o, ...s } = JSON.parse(r), c = JSON.stringify(i);
	i.events = null;
	let l = _(i);
	return {
		game: e,
		head: t,
		seeds: n.slice(0, o),
		position: l,
		text: c,
		base: JSON.stringify(a),
		middle: null,
		kept: cn,
		opening: [],
		...s
	};
}
function fn(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = Bt(a, o.g, t);
	if (r !== e.version && !("action" in s && xn(e, s.action.seat, r))) return Dn({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return Dn(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], wt(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, ee = _(u), p = Gt(a, o, ee, c), te = Tn(u), ne = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: En(o.g)
	}], re = p === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return Sn(e, ee, te, f, d, {
		...yn(e, ne, te),
		standing: e.standing + 1,
		free: re,
		barrier: p ?? "nothing"
	});
}
var pn = (e, t) => fn(e, Ct(e.game, e.position.g, t), { by: "clock" });
function mn(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !bn(e, t, r)) return Dn({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new hn();
	let o = vn(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return Sn(e, _(o), Tn(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var hn = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function gn(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = se(en(r, t.entropy));
	let o = i.reduce((e, t) => e | g(t), 0), s = {};
	for (let { pool: e, seen: t, secret: n } of Se(a)) for (let r = 0; r < n.length; r++) (t[r] & o) === 0 && (s[e] ??= []).push({
		cards: n,
		at: r
	});
	for (let e of Object.values(s)) {
		let t = h(a, e.map(({ cards: e, at: t }) => e[t]));
		for (let [n, { cards: r, at: i }] of e.entries()) r[i] = t[n];
	}
	e.game.arrange?.(a, o, (e) => ce(a, e));
	let c = Tn(a);
	return Sn({
		...e,
		seeds: [...e.seeds, r]
	}, _(a), c, {
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
function _n(e, t, n = []) {
	if ("do" in t) return fn(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return mn(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return gn(e, t.dice, r, t.eyes);
}
function vn(e, t) {
	let { middle: n } = e, r = n !== null && n.moves <= t ? n : {
		text: e.base,
		moves: 0
	}, i = JSON.parse(r.text);
	i.events = null;
	for (let { seat: n, choice: a, drawn: o } of e.tail.slice(r.moves, t)) typeof i.chance != "number" && (i.chance.drawn = o), wt(e.game, i, {
		seat: n,
		...a
	});
	return i;
}
function yn(e, t, n) {
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
function bn({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function xn(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = _(vn(e, a.length - o)), [l, u] = [x(c.g), x(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([xt(r, e.g, t), Ye(r, e, t)]);
	return f(c) === f(i);
}
function Sn(e, t, n, r, i, a) {
	let o = on(e.link, r, n);
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
		line: Cn(e, r),
		events: i
	};
}
function Cn({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = wn(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function wn(e, t, n) {
	let { seat: r, type: i, ...a } = n, o = e.conceals, s = o !== void 0 && Object.hasOwn(o, i) ? o[i] : void 0;
	return s === void 0 ? n : {
		seat: r,
		type: i,
		...s(t, r, a)
	};
}
function Tn(e) {
	let { events: t, ...n } = e;
	return JSON.stringify(n);
}
var En = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, Dn = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function On(e) {
	let t = n(e);
	return kn(t), t;
}
function kn(e) {
	if (Te(e)) {
		Ee(e) ? e.seen = e.seen.map(() => 511) : De(e) && (e.seen = 511);
		for (let t of Object.values(e)) kn(t);
	}
}
// kernel/redeal.ts
function An(e, t, r) {
	let i = { chance: oe(r) }, a = (e) => ce(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = oe(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = h(i, [...s[e] ?? []]);
	let d = ye(l);
	for (let { pool: e, secret: t } of Se(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, g(o), a), jn(e, l, d, ({ secret: e }) => e === null, a), l;
}
function jn(e, t, n, r, i) {
	for (let { kind: a, indexes: o, secret: s } of Ce(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function Mn(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = An(e, t, 1), o = a.chance, s = JSON.stringify(Re(a, i)), c = n(a);
	return wt(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(Re(c, i)) !== s ? null : {
		view: Me(c, i),
		facts: Je(e, c, i)
	};
}
// kernel/verify.ts
function Nn(e, t) {
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
		let r = tn(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = ln(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (w(o.head) !== w(rn(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && nn(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = _n(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !Pn(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (w(a.entry) !== w(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
	}
	r("actions"), r("chain");
	let { outcome: s } = o.position.g, [c, l] = [JSON.stringify(s), JSON.stringify(t.outcome)];
	return s === null ? i("ending", t.entries.length, `the game is not over after its last line (${t.entries.length})`) : c === l ? (r("ending"), {
		ok: !0,
		findings: n
	}) : i("ending", t.entries.length, `the result is ${c}, the record claims ${l}`);
}
function Pn({ game: e, position: t }, n) {
	if (!("do" in n) || n.by !== "clock") return !0;
	let { seat: r, ...i } = Ct(e, t.g, n.seat);
	return w(i) === w(n.do);
}
// kernel/bundle.ts
function Fn(e) {
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
		checks: In(e),
		optionsFor: (t) => gt(e, t),
		digestWith: te,
		begin: (t, n) => ln(e, t, n),
		snapshot: un,
		resume: (t, n, r) => dn(e, t, n, r),
		verify: (t) => Nn(e, t),
		act: fn,
		actForClock: pn,
		undo: mn,
		redice: gn,
		repeat: _n,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: yt(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => Ne(e, t),
		facts: ({ position: t }, n) => Ye(e, t, n),
		menu: ({ position: t }, n) => xt(e, t.g, n),
		why: ({ position: t }, n, r) => Vt(e, t.g, n, r),
		preview: ({ position: t }, n, r) => Vt(e, t.g, n, r) === null ? Mn(e, Ne(t, n), r) : null,
		show: Pe,
		laidOpen: (e) => ({
			...e,
			position: _(On(e.position.g))
		}),
		newsLaidOpen: On,
		search: {
			start: (t) => ht(e, t),
			clone: n,
			redeal: (t, n) => An(e, t, n),
			view: (e, t) => Ne(_(e), t),
			waiting: (t) => vt(e, t),
			offers: (t, n) => bt(e, t, n),
			sample: (t, n, r, i) => St(e, t, n, r, i),
			perform: (t, n) => wt(e, t, n),
			idle: (t, n) => Ct(e, t, n)
		}
	};
}
function In(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// games/manticore/content/heroes.ts
var Ln = [
	"initiative",
	"defense",
	"attack",
	"shooting",
	"magic"
], Rn = {
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
Object.keys(Rn);
var zn = {
	radan: "warrior",
	zorya: "warrior",
	oslav: "mage",
	milena: "mage",
	borun: "dwarf",
	dagna: "dwarf",
	taeril: "elf",
	syvene: "elf"
}, Bn = Object.keys(zn), Vn = "mage", T = (e, t) => e.map(t), Hn = [
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
], Un = {
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
}, E = [
	"forge",
	"elvenWorkshop",
	"dwarfWorkshop",
	"shoeManufactory",
	"witchHut",
	"druidHut",
	"iceTower",
	"fieryEarth"
], Wn = Hn.flatMap(({ q: e, r: t, cells: n }) => n.split(" ").map((n, r) => ({
	hex: {
		q: e,
		r: t + r
	},
	sign: n
}))), D = Wn.map((e, t) => t), Gn = Wn.map(({ hex: e }) => e), O = Wn.map(({ sign: e }) => Un[e] ?? "forest"), Kn = new Map(D.map((e) => [`${Gn[e].q},${Gn[e].r}`, e]));
function k(e, t) {
	let n = Kn.get(`${e},${t}`);
	if (n === void 0) throw RangeError(`there is no cell (${e},${t})`);
	return n;
}
var qn = k(5, -8), Jn = k(1, 0), Yn = [
	qn,
	...Wn.flatMap(({ sign: e }, t) => Number(e) > 0 ? [{
		step: Number(e),
		cell: t
	}] : []).sort((e, t) => e.step - t.step).map(({ cell: e }) => e),
	Jn
], Xn = Yn.length - 1, Zn = [
	k(1, 0),
	k(0, -1),
	k(1, -1),
	k(0, 1),
	k(-1, 1),
	k(-1, 0),
	k(0, 0)
], Qn = {
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
}, $n = {
	M1: "hound",
	M2: "hound",
	M3: "hound",
	M4: "gnarl",
	M5: "cinderwing",
	M6: "cinderwing",
	M7: "cinderwing"
}, A = Object.keys($n), er = [
	"magic",
	"close",
	"shooting"
], tr = {
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
}, nr = Object.keys(tr), j = {
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
}, rr = Object.keys(j), ir = [
	"sword",
	"bow",
	"shield",
	"boots",
	"amulet",
	"helmet"
], ar = ["iceBoulder", "fireball"], or = (e) => e === "iceBoulder" || e === "fireball", sr = rr.flatMap((e) => Object.entries(j[e].tokens).map(([t, n]) => [t, {
	kind: e,
	strength: n
}])), M = Object.fromEntries(sr), cr = sr.map(([e]) => e), N = (e) => or(M[e].kind), lr = (e) => !N(e), P = (e) => cr.filter((t) => M[t].kind === e), F = {
	sword: P("sword"),
	bow: P("bow"),
	shield: P("shield"),
	boots: P("boots"),
	amulet: P("amulet"),
	helmet: P("helmet"),
	iceBoulder: P("iceBoulder"),
	fireball: P("fireball")
}, ur = {
	iceBoulder: "fireball",
	fireball: "iceBoulder"
}, dr = {
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
}, fr = (e) => zn[e.hero], pr = (e) => e.stack.find((e) => e.phase === "turn"), I = (e, t) => e.heroes[t].life > 0, mr = (e) => e.order.filter((t) => I(e, t)), hr = (e, t) => e.order.filter((e) => t.includes(e)), gr = (e, t) => Rn[fr(e)][t], _r = (e, t) => gr(e, t) + e.power[t], vr = (e) => e === null ? 0 : M[e].strength, yr = (e) => e.bootsWork ? vr(e.worn.boots) : 0, br = (e) => _r(e, "initiative") + yr(e) - e.bag.length, L = (e) => e.isDone ? 0 : Math.max(0, br(e) - e.spent);
function xr(e) {
	return [...Sr(e), ...e.bag];
}
function Sr(e) {
	let t = [];
	for (let n of ir) {
		let r = e.worn[n];
		r !== null && t.push(r);
	}
	return t;
}
// kernel/hex.ts
var Cr = [
	0,
	1,
	2,
	3,
	4,
	5
], wr = [
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
], Tr = (e) => (e + 3) % 6;
function Er({ q: e, r: t }, n) {
	let r = wr[n];
	return {
		q: e + r.q,
		r: t + r.r
	};
}
function Dr(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return Math.max(Math.abs(n), Math.abs(r), Math.abs(n + r));
}
function Or(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return n * n + n * r + r * r;
}
function kr(e) {
	let t = e.length, n = new Map(e.map(({ q: e, r: t }, n) => [`${e},${t}`, n])), r = new Int16Array(t * 6), i = new Uint8Array(t * t);
	for (let [a, o] of e.entries()) {
		for (let e of Cr) {
			let { q: t, r: i } = Er(o, e);
			r[a * 6 + e] = n.get(`${t},${i}`) ?? -1;
		}
		for (let [n, r] of e.entries()) i[a * t + n] = Dr(o, r);
	}
	return {
		hexes: e,
		size: t,
		neighbours: r,
		distances: i
	};
}
var Ar = (e, t, n) => e.neighbours[t * 6 + n], jr = (e, t, n) => e.distances[t * e.size + n];
function Mr(e, t, n, r = 1e3) {
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
function Nr(e, t) {
	let n = [t];
	for (let r = e.from[t]; r !== -1; r = e.from[r]) n.push(r);
	return n.reverse();
}
// games/manticore/rules/board.ts
var Pr = kr(Gn), R = T(D, (e) => Cr.flatMap((t) => {
	let n = Ar(Pr, e, t);
	return n === -1 ? [] : [{
		cell: n,
		direction: t
	}];
})), Fr = (e, t) => jr(Pr, e, t), Ir = (e, t) => jr(Pr, e, t) === 1, Lr = (e) => D.filter((t) => O[t] === e), Rr = Lr("city"), zr = Lr("cave"), Br = (e) => O[e] === "city", Vr = (e) => O[e] === "forest", Hr = Lr("forest"), Ur = (e, t) => Math.min(...t.map((t) => Fr(e, t))), z = T(D, (e) => Ur(e, Rr)), Wr = T(D, (e) => Or(Gn[e], {
	q: 0,
	r: 0
})), Gr = (e) => T(D, (t) => Ur(t, Lr(e))), Kr = new Map(E.map((e) => [e, Gr(e)])), qr = (e, t) => Kr.get(t)?.[e] ?? 0, Jr = D.filter((e) => Ur(e, zr) <= 1), Yr = T(D, (e) => Jr.includes(e)), Xr = (e) => Yr[e];
function Zr(e) {
	let t = O[e];
	return t === "forest" || t === "city" || t === "cave" ? null : t;
}
// games/manticore/rules/vocabulary.ts
var { phase: B, call: Qr, become: $r, done: V, goTo: H, next: U, stay: W, no: G, emit: K, game: ei } = mt();
// games/manticore/rules/stacks.ts
function q(e, t) {
	let [n] = e.stacks[t].kind.secret;
	if (n === void 0) throw Error("every location has a stack");
	return n;
}
function ti(e, t) {
	let n = F[q(e, t)];
	return e.stacks[t].ranks.flatMap((e) => n[e] ?? []);
}
var ni = (e, t) => e.stacks[t].ranks.length === 0;
function ri(e) {
	for (let { home: t, family: n } of Object.values(j)) if (t === e) return n;
	return "physical";
}
function ii(e, t, n) {
	let r = e.stacks[n];
	r.isOpen || (r.isOpen = !0, oi(e, n), K(e, "stackOpened", {
		seat: t,
		location: n,
		kind: q(e, n),
		tokens: ti(e, n)
	}));
}
var ai = (e, t) => e.stacks[t].kind.seen[0] !== 0;
function oi(e, t) {
	ge(e.stacks[t].kind);
}
function si(e, t, n) {
	let { ranks: r } = e.stacks[t];
	r.push(F[q(e, t)].indexOf(n)), r.sort((e, t) => e - t);
}
function ci(e, t, n) {
	let r = e.stacks[t], i = F[q(e, t)].indexOf(n);
	r.ranks.splice(r.ranks.indexOf(i), 1);
}
// games/manticore/rules/monster.ts
var li = (e) => Qn[$n[e]].level, ui = (e) => Qn[$n[e]].temper === "aggressive", di = (e) => Qn[$n[e]].power, fi = (e) => A.filter((t) => e.monsters[t].is === "alive");
function J(e, t) {
	let { cell: n } = e.monsters[t];
	return n !== null && Br(n);
}
var pi = (e) => e.options.monsters === "static" && e.options.scenario === "base";
function mi(e, t) {
	if (t.is === "open") return t.token;
	let n = F[q(e, t.from)][t.rank];
	if (n === void 0) throw Error("a hidden token comes from a stack");
	return n;
}
var hi = (e, t) => e.monsters[t].carries.map((t) => mi(e, t)), gi = (e, t) => hi(e, t).filter(N);
function _i(e, t, n) {
	let r = 0;
	for (let i of e.monsters[t].carries) {
		let t = M[mi(e, i)];
		t.kind === n && t.strength > r && (r = t.strength);
	}
	return r;
}
function vi(e, t) {
	let n = Number(e.options.monsterInitiative);
	return (n > 1 ? Math.min(n, li(t)) : 1) + (n > 1 || e.options.monsterBoots === "fast" ? _i(e, t, "boots") : 0);
}
// games/manticore/rules/values.ts
var yi = {
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
}, bi = (e) => e === "magic" ? "magicAttack" : e;
function xi(e, t) {
	return e === "magic" ? "magicDefense" : e === "close" && t !== "cover" ? "close" : "defense";
}
function Si(e, t, n) {
	let r = yi[n];
	if (typeof t == "number") {
		let n = e.heroes[t];
		return {
			who: t,
			base: gr(n, r.of),
			power: n.power[r.of],
			artifact: vr(n.worn[r.with]),
			spells: 0
		};
	}
	return t === "manticore" ? {
		who: t,
		base: Ci(e)[r.of],
		power: 0,
		artifact: 0,
		spells: 0
	} : {
		who: t,
		base: li(t),
		power: 0,
		artifact: _i(e, t, r.with),
		spells: 0
	};
}
function Ci(e) {
	let { defense: t, attack: n, shooting: r, magic: i } = dr[e.options.manticoreSheet === "flat" ? 2 : Ti(e)], a = Number(e.options.manticoreMight);
	return {
		defense: t + a,
		attack: n + a,
		shooting: r + a,
		magic: i + a
	};
}
var wi = (e) => dr[Ti(e)].life, Ti = (e) => e.seats.length;
function Y(e, t, n, r = []) {
	let i = X(t).map((t) => {
		let i = Si(e, t, n);
		for (let e of r) e.who === t && (i.spells += Ei(e.spells));
		return i;
	});
	return {
		party: t,
		terms: i,
		sum: i.reduce((e, t) => e + t.base + t.power + t.artifact + t.spells, 0)
	};
}
var Ei = (e) => e.reduce((e, t) => e + M[t].strength, 0), X = (e) => e.is === "heroes" ? e.seats : [e.foe];
function Di(e, t) {
	return typeof t == "number" ? e.heroes[t].life : t === "manticore" ? e.manticore.life : li(t) - e.monsters[t].damage;
}
function Oi(e, t) {
	return typeof t == "number" ? 10 : t === "manticore" ? wi(e) : li(t);
}
function ki(e, t) {
	if (t.is === "foe") return (t.foe === "manticore" ? e.manticore.life > 0 : e.monsters[t.foe].is === "alive") ? t : null;
	let n = t.seats.filter((t) => I(e, t));
	return n.length > 0 ? {
		is: "heroes",
		seats: n,
		lead: t.lead
	} : null;
}
var Ai = (e) => e.seats.includes(e.lead) ? e.lead : e.seats[0] ?? e.lead;
// games/manticore/rules/odds.ts
function ji(e, { isMutual: t, attackerLife: n, defenderLife: r }) {
	let i = {
		...e,
		wins: 0,
		loses: 0,
		dealt: 0,
		suffered: 0,
		kills: 0,
		dies: 0
	};
	for (let a = 1; a <= 6; a++) for (let o = 1; o <= 6; o++) {
		let s = e.attacker + a - e.defender - o;
		s > 0 ? (i.wins += 1, i.dealt += s, s >= r && (i.kills += 1)) : s < 0 && t && (i.loses += 1, i.suffered -= s, -s >= n && (i.dies += 1));
	}
	return i;
}
function Mi(e, t, n, r, i) {
	return ji({
		attacker: Y(e, t, bi(r)).sum,
		defender: Y(e, n, xi(r, i)).sum
	}, {
		isMutual: Ni(r, i),
		attackerLife: Pi(e, t),
		defenderLife: Pi(e, n)
	});
}
var Ni = (e, t) => e === "magic" || e === "close" && t !== "cover", Pi = (e, t) => Math.min(...X(t).map((t) => Di(e, t)));
// games/manticore/rules/standing.ts
function Fi(e, t) {
	return Ii(e, t) ?? Ri(e, t);
}
function Ii(e, t) {
	for (let n of e.seats) if (e.heroes[n].cell === t) return n;
	return null;
}
function Li(e, t) {
	for (let n of A) if (e.monsters[n].cell === t) return n;
	return null;
}
function Ri(e, t) {
	return Z(e) === t ? "manticore" : Li(e, t);
}
var Z = (e) => Yn[e.manticore.step];
function zi(e, t) {
	return typeof t == "number" ? e.heroes[t].cell : t === "manticore" ? Z(e) : e.monsters[t].cell;
}
function Bi(e) {
	let t = new Uint8Array(e.roads.length);
	for (let n of e.seats) Vi(t, e.heroes[n].cell);
	for (let n of A) Vi(t, e.monsters[n].cell);
	return Vi(t, Z(e)), t;
}
function Vi(e, t) {
	t !== null && (e[t] = 1);
}
// games/manticore/rules/practice.ts
var Q = ({ options: e }) => e.practice !== "off";
function Hi({ options: e }) {
	return e.practice === "manticore" ? "manticore" : A.find((t) => $n[t] === e.practice) ?? null;
}
var Ui = (e, t) => !Q(e) || Hi(e) === t, Wi = Xn - 1, Gi = Yn[Wi];
function Ki(e, t, n) {
	return t === "manticore" ? Ir(n, Gi) ? [Gi] : [] : R[n].map((e) => e.cell).filter((t) => Vr(t) && Fi(e, t) === null);
}
function qi(e, t, n) {
	let r = Hi(e);
	return r === null || t !== e.order[0] || Ki(e, r, n).length > 0 ? null : G("MC-12.2", "awayFromFoe", { foe: r });
}
function Ji(e) {
	let t = Hi(e), n = e.order.flatMap((t) => e.heroes[t].cell ?? [])[0];
	if (t === null || n === void 0) return;
	let r = (t) => e.seats.filter((n) => R[t].some((t) => t.cell === e.heroes[n].cell)).length, [i] = Ki(e, t, n).sort((e, t) => r(t) - r(e));
	if (i === void 0) throw Error("the first hero began where the foe can be");
	t === "manticore" ? Object.assign(e.manticore, {
		step: Wi,
		wokeIn: e.round
	}) : Object.assign(e.monsters[t], {
		is: "alive",
		cell: i,
		appearedIn: e.round
	}), K(e, "foeStood", {
		foe: t,
		cell: i
	});
}
// games/manticore/rules/ending.ts
var Yi = {
	greatVictory: 3,
	victory: 2,
	manticoreVictory: 1,
	manticoreGreatVictory: 0,
	practiceWon: 2,
	practiceLost: 0
};
function Xi(e, t) {
	if (Q(e)) return ea(e, t);
	let n = A.some((t) => e.monsters[t].is === "alive" || e.monsters[t].is === "waiting"), r = e.options.mode === "coop" ? [...e.seats] : t;
	na(e, {
		grade: n ? "victory" : "greatVictory",
		because: "manticoreDead",
		rule: n ? "MC-25.2" : "MC-25.1",
		winners: r,
		blow: t
	});
}
function Zi(e) {
	if (!(e.outcome !== null || mr(e).length > 0)) {
		if (Q(e)) return ta(e, "heroesBeaten", "MC-25.3");
		na(e, {
			grade: "manticoreGreatVictory",
			because: "allDead",
			rule: "MC-25.3",
			winners: [],
			blow: []
		});
	}
}
function Qi(e) {
	na(e, {
		grade: "manticoreVictory",
		because: "cityEntered",
		rule: "MC-25.4",
		winners: [],
		blow: []
	});
}
function $i(e) {
	if (!(e.outcome !== null || e.round < Number(e.options.roundLimit))) {
		if (Q(e)) return ta(e, "foeUnbeaten", "MC-R60");
		na(e, {
			grade: "manticoreVictory",
			because: "roundLimit",
			rule: "MC-R60",
			winners: [],
			blow: []
		});
	}
}
function ea(e, t) {
	na(e, {
		grade: "practiceWon",
		because: "foeDead",
		rule: e.options.practice === "manticore" ? "MC-15.3" : "MC-15.2",
		winners: [...e.seats],
		blow: t
	});
}
function ta(e, t, n) {
	na(e, {
		grade: "practiceLost",
		because: t,
		rule: n,
		winners: [],
		blow: []
	});
}
function na(e, t) {
	let n = Yi[t.grade], r = t.winners.length === 0;
	e.ending = t, e.outcome = {
		winners: t.winners,
		scores: e.seats.map((e) => r || t.winners.includes(e) ? n : 0)
	}, K(e, "ended", t);
}
// games/manticore/rules/waking.ts
var ra = {
	firstKill: "MC-23.2",
	nearCave: "MC-23.3",
	attacked: "MC-23.4",
	fifthRound: "MC-26.3",
	token: "MC-29.7"
}, ia = (e) => e.manticore.wokeIn !== null, aa = (e) => !ia(e) && !Q(e);
function oa(e, t, n) {
	aa(e) && (e.manticore.wokeIn = e.round, K(e, "manticoreWoke", {
		because: t,
		rule: ra[t],
		seat: n
	}));
}
// games/manticore/rules/harm.ts
function sa(e, t, n, r) {
	let i = Math.min(n, Di(e, t));
	typeof t == "number" ? e.heroes[t].life -= i : t === "manticore" ? e.manticore.life -= i : e.monsters[t].damage += i, K(e, "hurt", {
		who: t,
		damage: n,
		left: Di(e, t),
		by: [...r]
	});
}
function ca(e, t, n) {
	let r = zi(e, t);
	if (r === null || t === "manticore") return;
	typeof t == "number" ? e.heroes[t].cell = null : (e.monsters[t].cell = null, e.monsters[t].is = "dead"), K(e, "died", {
		who: t,
		by: [...n],
		cell: r
	});
	let i = n.find((e) => typeof e == "number") ?? null;
	typeof t == "string" && i !== null && e.options.scenario === "base" && oa(e, "firstKill", i), typeof t == "number" && i === null && e.options.fallenHeroLoot === "dropped" && la(e, t, r);
}
function la(e, t, n) {
	let r = xr(e.heroes[t]);
	if (r.length !== 0) {
		for (let t of r) e.ground.push({
			cell: n,
			artifact: t
		});
		pa(e, t), K(e, "tokensDropped", {
			of: t,
			artifacts: r,
			cell: n
		});
	}
}
function ua(e, t) {
	if (t === "manticore") return;
	let n = da(e, t), r = 0;
	typeof t == "number" ? (pa(e, t), e.heroes[t].spells = {
		iceBoulder: null,
		fireball: null
	}, e.heroes[t].unassigned = 0) : (e.monsters[t].carries = e.monsters[t].carries.filter(({ is: e }) => e === "hidden"), r = e.monsters[t].carries.length), n.length + r !== 0 && (e.outOfGame.tokens.push(...n), K(e, "tokensLost", {
		of: t,
		tokens: n,
		hidden: r
	}));
}
function da(e, t) {
	if (typeof t == "string") return e.monsters[t].carries.flatMap((e) => e.is === "open" ? e.token : []);
	let n = e.heroes[t];
	return [...xr(n), ...Object.values(n.spells).filter((e) => e !== null)];
}
var fa = (e, t) => t === "manticore" ? [] : da(e, t).filter(lr);
function pa(e, t) {
	e.heroes[t].worn = {
		sword: null,
		bow: null,
		shield: null,
		boots: null,
		amulet: null,
		helmet: null
	}, e.heroes[t].bag = [], e.heroes[t].bootsWork = !1;
}
function ma(e, t, n) {
	let r = mr(e);
	for (let i of r) sa(e, i, t, n);
	for (let t of r) e.heroes[t].life > 0 || (ca(e, t, n), ua(e, t));
	Zi(e);
}
// games/manticore/rules/trophies.ts
function ha(e, t) {
	return typeof t == "number" ? Number(e.options.heroKillPower) : t === "manticore" ? 0 : di(t);
}
function ga(e, t, n, r) {
	let i = _a(e, n), a = (t) => {
		let r = t ?? i;
		return r !== null && n.seats.includes(r) && I(e, r) ? r : i;
	}, o = [r?.firstPoint, r?.secondPoint].slice(0, ha(e, t)).map(a), s = r !== null && Object.values(r).some((e) => e !== null);
	return {
		victim: t,
		points: o.filter((e) => e !== null),
		looter: a(r?.artifact),
		rule: s ? "MC-14.10" : n.seats.length > 1 ? "MC-14.11" : "MC-7.3"
	};
}
function _a(e, t) {
	let n = t.seats.filter((t) => I(e, t)), r = Math.max(...n.map((t) => L(e.heroes[t]))), i = n.filter((t) => L(e.heroes[t]) === r);
	return i.length > 1 && n.includes(t.lead) ? t.lead : i[0] ?? null;
}
function va(e, t, n) {
	let r = t.seats.filter((t) => I(e, t));
	if (e.options.jointFatalBlow === "shared") return r;
	let i = n?.blow ?? null, a = i !== null && r.includes(i) ? i : _a(e, t);
	return a === null ? [] : [a];
}
// games/manticore/rules/targets.ts
function ya(e, t, n) {
	let [r, i] = [zi(e, t), zi(e, n)];
	return r !== null && i !== null && Ir(r, i);
}
function ba(e, t) {
	let n = [];
	for (let r of A) ya(e, t, r) && n.push(r);
	return Ui(e, "manticore") && ya(e, t, "manticore") && n.push("manticore"), e.options.mode === "semi" && n.push(...xa(e, t)), n;
}
var xa = (e, t) => e.seats.filter((n) => ya(e, t, n)), Sa = (e, t) => b(e.options.mode === "coop" ? xa(e, t) : [], () => G("MC-1.7", "cooperative", {}));
function Ca(e, t) {
	let n = wa(e, t);
	return b([...er, "card"], (e) => n ? e === "card" ? G("MC-12.4", "ownChoice", { target: t }) : null : e === "card" ? null : G("MC-12.5", "cardDecides", { target: t }));
}
var wa = (e, t) => !e.attacked.includes(t);
function Ta(e, t) {
	let n = L(e.heroes[t]);
	return n < 1 ? G("MC-12.3", "tooFewPoints", {
		needs: 1,
		left: n
	}) : null;
}
function Ea(e, t, n) {
	let r = Ta(e, n);
	if (r !== null) return r;
	let i = ba(e, n), a = Sa(e, n);
	return i.length === 0 ? a.not === void 0 ? G("MC-12.2", "nobodyNear", {}) : [{
		target: a,
		kind: b(er)
	}] : i.map((e, n) => ({
		target: n === 0 ? {
			...a,
			one: [e]
		} : b([e]),
		kind: Ca(t, e)
	}));
}
function Da(e, t, n) {
	let r = e.heroes[n];
	return r.isDone ? G("MC-14.3", "turnIsOver", { hero: n }) : ya(e, n, t) ? L(r) < 1 ? G("MC-14.2", "cannotPay", { hero: n }) : null : G("MC-14.4", "notBeside", { hero: n });
}
var Oa = (e, t, n) => e.order.filter((r) => r !== t && r !== n && I(e, r));
function ka(e, t, n) {
	let r = Ta(e, n);
	if (r !== null) return r;
	let i = ba(e, n);
	if (i.length === 0) return G("MC-12.2", "nobodyNear", {});
	let a = [], o = G("MC-14.1", "noPeers", {});
	for (let r of i) {
		let { one: i, not: s } = b(Oa(e, n, r), (t) => Da(e, r, t));
		if (i.length === 0) {
			s !== void 0 && (o = G("MC-14.4", "noHelper", { target: r }));
			continue;
		}
		let c = [
			null,
			n,
			...i
		], l = ha(e, r);
		a.push({
			target: b([r]),
			kind: Ca(t, r),
			helpers: {
				some: i,
				atLeast: 1,
				atMost: i.length,
				...s !== void 0 && { not: s }
			},
			firstPoint: b(l > 0 ? c : [null]),
			secondPoint: b(l > 1 ? c : [null]),
			artifact: b(Aa(e, r) ? c : [null]),
			blow: b(ja(e, r) ? c : [null])
		});
	}
	return a.length > 0 ? a : o;
}
var Aa = (e, t) => fa(e, t).length > 0 || typeof t == "string" && t !== "manticore" && e.monsters[t].carries.some(({ is: e }) => e === "hidden"), ja = (e, t) => t === "manticore" && e.options.mode === "semi" && e.options.jointFatalBlow === "trophy";
// games/manticore/rules/attack-facts.ts
function Ma(e, t) {
	let n = t.seat;
	return ba(e, n).map((r) => {
		let i = Oa(e, n, r).filter((t) => Da(e, r, t) === null);
		return {
			target: r,
			isFirst: wa(t, r),
			alone: Na(e, [n], r),
			helpers: i,
			together: Ia(i).map((t) => ({
				helpers: t,
				odds: Na(e, [n, ...t], r)
			})),
			response: Pa(e, n, r)
		};
	});
}
function Na(e, t, n) {
	let r = {
		is: "heroes",
		seats: t,
		lead: t[0] ?? 0
	}, i = (t) => Mi(e, r, Fa(n), t, null);
	return {
		magic: i("magic"),
		close: i("close"),
		shooting: i("shooting")
	};
}
function Pa(e, t, n) {
	let [r, i] = [Fa(n), Fa(t)];
	return {
		magic: Mi(e, r, i, "magic", null),
		close: Mi(e, r, i, "close", "fight"),
		shooting: Mi(e, r, i, "shooting", null),
		cover: Mi(e, r, i, "close", "cover")
	};
}
var Fa = (e) => typeof e == "number" ? {
	is: "heroes",
	seats: [e],
	lead: e
} : {
	is: "foe",
	foe: e
};
function Ia(e) {
	let t = [];
	for (let n of e) t.push([n], ...t.map((e) => [...e, n]));
	return t;
}
function La(e) {
	let t = e.stack.find((e) => e.phase === "duel");
	if (t === void 0 || t.kind === null) return null;
	let { kind: n, stance: r, cast: i, countered: a } = t, o = Y(e, t.attacker, bi(n), i), s = {
		attackerLife: Pi(e, t.attacker),
		defenderLife: Pi(e, t.defender)
	}, c = (r) => {
		let i = Y(e, t.defender, xi(n, r), a);
		return {
			defender: i,
			odds: ji({
				attacker: o.sum,
				defender: i.sum
			}, {
				isMutual: Ni(n, r),
				...s
			})
		};
	}, l = c(r), u = n === "close" && r === null;
	return {
		attacker: o,
		defender: l.defender,
		fight: l.odds,
		cover: u ? c("cover").odds : null
	};
}
function Ra(e) {
	let t = nr.filter((t) => !e.combatDiscard.includes(t)), [n = 0, r = 0, i = 0] = er.map((e) => t.filter((t) => tr[t] === e).length);
	return {
		magic: n,
		close: r,
		shooting: i
	};
}
// games/manticore/content/road-tokens.ts
var $ = {
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
}, za = Object.keys($), Ba = (e, t) => ({
	value: e,
	because: t
}), Va = (e) => T(D, (t) => Ba(t, e)), Ha = [
	0,
	1,
	2,
	3,
	4,
	5
], Ua = (e) => 1 << e, Wa = (e) => T(Ha, (t) => $[e].exits.reduce((e, n) => e | 1 << (n + t) % 6, 0)), Ga = Object.fromEntries(Object.keys($).map((e) => [e, Wa(e)])), Ka = (e, t) => ({
	token: e,
	rotation: t,
	exits: Ga[e][t]
}), qa = 63, Ja = Uint8Array.from(D, (e) => O[e] === "forest" ? 0 : qa);
function Ya(e) {
	let { roads: t } = e, n = Ja.slice();
	for (let e = 0; e < n.length; e++) {
		let r = t[e];
		r != null && (n[e] = r.exits);
	}
	return n;
}
var Xa = (e, t, n, r) => (e[t] & Ua(r)) !== 0 && (e[n] & Ua(Tr(r))) !== 0;
function Za(e, t, n, r) {
	return e[n] === 0 ? 3 : e[t] === 0 || Xa(e, t, n, r) ? 1 : 3;
}
function Qa(e) {
	let t = Ya(e);
	return {
		open: t,
		distances: Mr(Pr, Rr, (e, n, r) => +!!Xa(t, e, n, r)).costs
	};
}
function $a({ distances: e }, t) {
	let n = e[t];
	return n === -1 ? null : n;
}
function eo(e) {
	let t = Ya(e);
	return Mr(Pr, Rr, (e, n, r) => Za(t, e, n, r)).costs;
}
// games/manticore/rules/placing.ts
var to = (e) => Ha.slice(0, $[e].turns), no = G("MC-2.5", "roadsDoNotMeet", {});
function ro(e) {
	let t = /* @__PURE__ */ new Map();
	return Array.from({ length: 64 }, (n, r) => {
		let i = (t) => (Ka(e, t).exits & r) !== 0, a = b(to(e), (e) => i(e) ? null : no), o = t.get(a.one.join());
		return t.set(a.one.join(), o ?? a), o ?? a;
	});
}
var io = Object.fromEntries(za.map((e) => [e, ro(e)])), ao = 63, oo = (e) => e === "forest" || e === "city" ? 0 : 1 << so.indexOf(e), so = [...new Set(D.map((e) => O[e]))], co = T(D, (e) => {
	let t = R[e].map((e) => O[e.cell]);
	return {
		isByCity: t.includes("city"),
		locations: t.reduce((e, t) => e | oo(t), 0)
	};
});
function lo(e) {
	let t = new Uint8Array(D.length);
	for (let n of Hr) {
		let r = e.roads[n];
		if (r !== null) for (let { cell: e, direction: i } of R[n]) (r.exits & Ua(i)) !== 0 && (t[e] = t[e] | Ua(Tr(i)));
	}
	return t;
}
function uo(e, t) {
	let n = [];
	return fo(e, t, (e, t, r) => {
		t !== null && r !== null && n.push({
			cell: e,
			by: t,
			rotation: r
		});
	}), n;
}
function fo(e, t, n) {
	let r = lo(e), i = ho(r), a = e.round > 0 ? Bi(e) : null, o = io[t], s = o[ao];
	for (let t of Hr) {
		if (e.roads[t] !== null || a?.[t] === 1) {
			n(t, null, null);
			continue;
		}
		let { isByCity: c, locations: l } = co[t];
		if (c) n(t, "city", s);
		else if ((l & i) !== 0) n(t, "location", s);
		else {
			let e = o[r[t]];
			e.one.length > 0 ? n(t, "road", e) : n(t, null, null);
		}
	}
}
function po(e, t) {
	return Hr.some((t) => co[t].isByCity && mo(e, t)) || uo(e, t).length > 0;
}
var mo = (e, t) => e.roads[t] === null && Fi(e, t) === null;
function ho(e) {
	let t = 0;
	for (let n of go) e[n] !== 0 && (t |= oo(O[n]));
	return t;
}
var go = D.filter((e) => oo(O[e]) !== 0);
function _o(e, t) {
	let n = [], r = [], i = [];
	return fo(e, t, (t, a, o) => {
		if (o === null) i.push(bo(e, t));
		else {
			let e = n.indexOf(o);
			e >= 0 ? r[e]?.push(t) : (n.push(o), r.push([t]));
		}
	}), n.map((e, t) => {
		let n = r[t] ?? [];
		return {
			cell: t > 0 ? { one: n } : {
				one: n,
				not: i
			},
			rotation: e
		};
	});
}
var vo = Va(G("MC-2.3", "joinsNothing", {})), yo = Va(G("MC-R16", "roadThere", {}));
function bo(e, t) {
	if (e.roads[t] !== null) return yo[t];
	let n = e.round > 0 ? Fi(e, t) : null;
	return n === null ? vo[t] : Ba(t, G("MC-29.5", "occupied", {
		cell: t,
		by: n
	}));
}
function xo(e) {
	let t = null;
	for (let n of Hr) mo(e, n) && (t === null || z[n] < z[t]) && (t = n);
	return t;
}
// games/manticore/rules/paving-default.ts
function So(e, t) {
	let { monster: n } = $[t], r = null, i = Infinity;
	for (let { cell: a, rotation: o } of uo(e, t)) for (let s of o.one) {
		let o = Co(e, t, {
			cell: a,
			rotation: s
		}, () => n === null ? wo(e) : -Eo(e, Qn[n].temper, a));
		o >= i || (r = {
			cell: a,
			rotation: s
		}, i = o);
	}
	if (r === null) throw Error("a token that can be laid is asked for");
	return r;
}
function Co(e, t, { cell: n, rotation: r }, i) {
	e.roads[n] = Ka(t, r);
	let a = i();
	return e.roads[n] = null, a;
}
var wo = (e) => Object.values(To(e)).reduce((e, t) => e + t, 0);
function To(e) {
	let t = eo(e), n = (e) => Math.min(...Lr(e).map((e) => t[e]));
	return Object.fromEntries(E.map((e) => [e, n(e)]));
}
function Eo(e, t, n) {
	return (t === "ordinary" ? $a(Qa(e), n) : null) ?? z[n];
}
// games/manticore/rules/headings.ts
function Do(e) {
	return {
		rule: "MC-18.5",
		why: "straight",
		goal: Rr.filter((t) => Fr(e, t) === z[e]),
		location: null,
		nearer: (e) => Po(e, (t) => z[t] < z[e]).sort((e, t) => Wr[e] - Wr[t])
	};
}
var Oo = (e, t, n) => ko(e, t, n) ?? Mo(e, n);
function ko(e, t, n) {
	let { looted: r } = e.monsters[t], i = [], a = 2;
	for (let t of E) {
		let o = qr(n, t);
		o < 1 || o > a || ni(e, t) || r.includes(t) || (o < a && (i = []), i.push(t), a = o);
	}
	let o = Ao(e, i);
	return o === void 0 ? null : {
		rule: "MC-19.1",
		why: "loot",
		goal: Lr(o),
		location: o,
		nearer: (e) => Fo(Po(e, (t) => qr(t, o) < qr(e, o)))
	};
}
function Ao(e, t) {
	return t.some((t) => !e.stacks[t].isOpen) ? t[0] : [...t].sort((t, n) => jo(e, n) - jo(e, t))[0];
}
function jo(e, t) {
	let [n] = ti(e, t);
	return n === void 0 ? 0 : M[n].strength;
}
function Mo(e, t) {
	let n = Qa(e);
	if ($a(n, t) !== null) {
		let e = (e, { cell: t, direction: r }) => n.distances[t] === n.distances[e] - 1 && Xa(n.open, e, t, r);
		return {
			rule: "MC-18.4",
			why: "road",
			goal: [...Rr],
			location: null,
			nearer: (t) => Fo(Po(t, (n, r) => e(t, r)))
		};
	}
	let r = No(t, (e) => $a(n, e)), i = (e) => Math.min(...r.map((t) => Fr(e, t)));
	return {
		rule: "MC-19.4",
		why: "toRoad",
		goal: r,
		location: null,
		nearer: (e) => Fo(Po(e, (t) => i(t) < i(e)))
	};
}
function No(e, t) {
	let n = [], r = Infinity;
	for (let i of D) {
		let a = t(i);
		if (a === null) continue;
		let o = Fr(e, i) * D.length + a;
		o > r || (o < r && (n = []), n.push(i), r = o);
	}
	return n;
}
var Po = (e, t) => R[e].filter((e) => t(e.cell, e)).map((e) => e.cell), Fo = (e) => e.sort((e, t) => z[e] - z[t]);
// games/manticore/rules/courses.ts
function Io(e, t) {
	let { cell: n, appearedIn: r } = e.monsters[t];
	if (n === null) throw Error(`${t} is not on the board`);
	return Q(e) ? Lo(e, t, n) ?? Bo(n, "MC-26.1", "static") : pi(e) ? Bo(n, "MC-26.1", "static") : e.round > 0 && r === e.round ? Bo(n, "MC-29.6", "justCame") : ui(t) ? Ro(e, t, n) : zo(e, t, n);
}
function Lo(e, t, n) {
	let r = Ho(e, n);
	return r === null ? null : {
		...Bo(n, J(e, t) ? "MC-21.3" : "MC-20.5", "heroBeside"),
		goal: [Uo(e, r)],
		act: {
			is: "attack",
			prey: r
		}
	};
}
function Ro(e, t, n) {
	let r = Lo(e, t, n);
	if (r !== null) return r;
	if (J(e, t)) return Bo(n, "MC-21.3", "inCity");
	let i = Do(n), a = i.nearer(n).find((t) => Fi(e, t) === null);
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
function zo(e, t, n) {
	if (J(e, t)) return Bo(n, "MC-21.2", "inCity");
	let r = Oo(e, t, n), i = r.nearer(n), a = i.find((t) => Fi(e, t) === null);
	if (a !== void 0) return {
		...r,
		from: n,
		act: {
			is: "step",
			to: a
		}
	};
	let o = Vo(e, (e) => i.includes(e));
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
var Bo = (e, t, n) => ({
	from: e,
	rule: t,
	why: n,
	goal: [],
	location: null,
	nearer: () => [],
	act: { is: "stay" }
});
function Vo(e, t) {
	let n = null, r = Infinity;
	for (let i of e.order) {
		let { cell: a } = e.heroes[i];
		if (a === null || !t(a)) continue;
		let o = z[a] * 1e3 + br(e.heroes[i]);
		o >= r || (n = i, r = o);
	}
	return n;
}
var Ho = (e, t) => Vo(e, (e) => Ir(e, t));
function Uo(e, t) {
	let { cell: n } = e.heroes[t];
	if (n === null) throw Error("prey stands somewhere");
	return n;
}
function Wo(e, { rule: t, why: n, goal: r, location: i, nearer: a, from: o, act: s }) {
	let c = a(o), l = s.is === "step" ? s.to : c[0], u = [o];
	for (let e = l; e !== void 0 && u.length < 40; e = r.includes(e) ? void 0 : a(e)[0]) u.push(e);
	return {
		rule: t,
		why: n,
		goal: r,
		location: i,
		path: u,
		passedOver: c.filter((e) => s.is !== "step" || e !== s.to).map((t) => ({
			cell: t,
			by: Fi(e, t)
		}))
	};
}
// games/manticore/rules/monster-steps.ts
function Go(e, t, n) {
	e.monsters[t].cell = n, ui(t) || (Ko(e, t, n), qo(e, t, n)), Br(n) && Jo(e, t, n);
}
function Ko(e, t, n) {
	let r = Zr(n), i = e.monsters[t];
	if (r === null || ni(e, r) || i.looted.includes(r)) return;
	i.looted.push(r);
	let a = e.stacks[r], o = a.ranks[0];
	if (a.isOpen) {
		let n = F[q(e, r)][o];
		ci(e, r, n), i.carries.push({
			is: "open",
			token: n
		}), K(e, "monsterLooted", {
			monster: t,
			location: r,
			token: n
		});
	} else a.ranks.shift(), i.carries.push({
		is: "hidden",
		from: r,
		rank: o
	}), K(e, "monsterLooted", {
		monster: t,
		location: r,
		token: null
	});
}
function qo(e, t, n) {
	let [r] = e.ground.filter((e) => e.cell === n).map(({ artifact: e }) => e).sort((e, t) => M[t].strength - M[e].strength || cr.indexOf(e) - cr.indexOf(t));
	r !== void 0 && (e.ground = e.ground.filter(({ artifact: e }) => e !== r), e.monsters[t].carries.push({
		is: "open",
		token: r
	}), K(e, "monsterPickedUp", {
		monster: t,
		artifact: r,
		cell: n
	}));
}
function Jo(e, t, n) {
	e.monsters[t].enteredIn === null && (e.monsters[t].enteredIn = e.round, K(e, "monsterEntered", {
		monster: t,
		cell: n,
		damage: li(t)
	}), ma(e, li(t), [t]));
}
function Yo(e, t) {
	let n = e.monsters[t], r = n.carries.filter((e) => e.is === "hidden");
	if (r.length === 0) return;
	let i = r.map((t) => mi(e, t));
	for (let { from: t } of r) oi(e, t);
	n.carries = n.carries.map((t) => ({
		is: "open",
		token: mi(e, t)
	})), K(e, "lootShown", {
		monster: t,
		tokens: i
	});
}
// games/manticore/rules/phases/manticore.ts
var Xo = B("manticore", {
	act(e, t) {
		if (!ia(e)) return V();
		if (Q(e)) return t.prey = Ho(e, Z(e)), H("attack");
		let n = $o(e);
		return t.prey = Ii(e, n), t.prey === null ? (es(e, n), ts(e, n), V()) : H("attack");
	},
	attack: {
		call: "battle",
		with: (e, t) => t.prey === null ? null : {
			attacker: {
				is: "foe",
				foe: "manticore"
			},
			defender: {
				is: "heroes",
				seats: [t.prey],
				lead: t.prey
			},
			kind: null,
			plan: null,
			...Q(e) ? Qo : Zo,
			course: null,
			kills: []
		}
	}
}), Zo = {
	rule: "MC-23.10",
	why: "fireway"
}, Qo = {
	rule: "MC-20.5",
	why: "heroBeside"
}, $o = (e) => Yn[e.manticore.step + 1] ?? Z(e);
function es(e, t) {
	let n = Li(e, t);
	n !== null && (e.monsters[n].is = "dead", e.monsters[n].cell = null, K(e, "trampled", {
		monster: n,
		cell: t
	}), ua(e, n));
}
function ts(e, t) {
	let n = Z(e);
	e.manticore.step += 1, K(e, "manticoreMoved", {
		from: n,
		to: t,
		step: e.manticore.step
	}), e.manticore.step === Xn && Qi(e);
}
// games/manticore/rules/threats.ts
var ns = 24;
function rs(e) {
	let t = as(e), n = {};
	for (let r of fi(e)) n[r] = {
		...is(e, r),
		arrives: t[r] ?? null
	};
	return n;
}
function is(e, t) {
	let n = Io(e, t), r = Wo(e, n);
	switch (n.act.is) {
		case "step": return {
			...r,
			does: "moves",
			to: n.act.to,
			target: null
		};
		case "attack": return {
			...r,
			does: "attacks",
			to: null,
			target: n.act.prey
		};
		case "stay": return {
			...r,
			does: "stays",
			to: null,
			target: null
		};
	}
}
function as(e) {
	let { heroes: t, monsters: r, stacks: i, ground: a } = e, o = {
		...e,
		events: null,
		...n({
			heroes: t,
			monsters: r,
			ground: a
		}),
		stacks: os(i)
	};
	o.round = Math.max(1, e.round);
	for (let e of o.seats) o.heroes[e].cell !== null && (o.heroes[e].life = 1e3);
	let s = {};
	for (let t of A) {
		let { is: n, enteredIn: r } = e.monsters[t];
		n === "alive" && r !== null && (s[t] = r);
	}
	for (let e = 0; e < ns; e++, o.round += 1) {
		let t = fi(o).filter((e) => !J(o, e));
		if (t.length === 0) break;
		t.sort((e, t) => cs(o, e) - cs(o, t));
		let n = t.map((e) => o.monsters[e].cell);
		for (let e of t) ss(o, e), J(o, e) && (s[e] = o.round);
		if (e > 0 && t.every((e, t) => o.monsters[e].cell === n[t])) break;
	}
	return s;
}
var os = (e) => Object.fromEntries(Object.entries(e).map(([e, t]) => [e, {
	...t,
	ranks: [...t.ranks]
}]));
function ss(e, t) {
	for (let n = vi(e, t); n > 0 && !J(e, t); n--) {
		let { act: n } = Io(e, t);
		if (n.is !== "step") return;
		Go(e, t, n.to);
	}
}
function cs(e, t) {
	let { cell: n } = e.monsters[t];
	return n === null ? 0 : z[n];
}
function ls(e) {
	let { step: t } = e.manticore, n = Xn - t;
	if (Q(e)) return us(e, n);
	let r = n > 0 ? $o(e) : null;
	return {
		isAwake: ia(e),
		cell: Z(e),
		next: r,
		arrives: ia(e) ? e.round + n - +!ds(e) : null,
		turns: n,
		prey: r === null ? null : Ii(e, r),
		tramples: r === null ? null : Li(e, r)
	};
}
function us(e, t) {
	let n = Z(e), r = ia(e) ? Ho(e, n) : null;
	return {
		isAwake: ia(e),
		cell: n,
		next: null,
		arrives: null,
		turns: t,
		prey: r,
		tramples: null
	};
}
var ds = (e) => e.stack.some(({ phase: e }) => e === "manticore"), fs = (e, t) => Xr(t) && aa(e);
function ps(e, t) {
	let n = Zr(t);
	return n !== null && !e.stacks[n].isOpen;
}
function ms(e, t, n, r = Ya(e)) {
	let i = Bi(e), a = (t) => fs(e, t) || ps(e, t);
	return Mr(Pr, [t], (e, n, o) => i[n] === 1 || e !== t && a(e) ? 0 : Za(r, e, n, o), n);
}
function hs(e, t) {
	let { cell: n } = e.heroes[t], r = L(e.heroes[t]);
	if (n === null || r === 0) return G("MC-3.4", "tooFewPoints", {
		needs: 1,
		left: r
	});
	let i = Ya(e), { costs: a } = ms(e, n, r, i), o = _s(r), s = [], c = [];
	for (let { cell: t, direction: o } of R[n]) a[t] === -1 && c.push(vs(e, t, Za(i, n, t, o), r));
	for (let e of D) a[e] > 0 ? s.push(e) : Ir(n, e) || c.push(o[e]);
	return { to: {
		one: s,
		not: c
	} };
}
var gs = Array.from({ length: 24 }, (e, t) => Va(G("MC-3.4", "outOfReach", { left: t }))), _s = (e) => gs[e] ?? Va(G("MC-3.4", "outOfReach", { left: e }));
function vs(e, t, n, r) {
	let i = Fi(e, t);
	return Ba(t, i === null ? G("MC-4.5", "tooFewPoints", {
		needs: n,
		left: r
	}) : G("MC-4.2", "occupied", {
		cell: t,
		by: i
	}));
}
function ys(e, t, n) {
	let r = e.heroes[t];
	if (r.cell === null) return;
	let i = ms(e, r.cell, L(r)), a = Nr(i, n), o = [];
	for (let e = 1; e < a.length; e++) {
		let t = i.costs[a[e]] - i.costs[a[e - 1]];
		r.spent += t, o.push(t);
	}
	r.cell = n, K(e, "moved", {
		seat: t,
		path: a,
		costs: o,
		left: L(r)
	}), Xr(n) && oa(e, "nearCave", t);
	let s = Zr(n);
	s !== null && ii(e, t, s);
}
function bs(e, t) {
	let { cell: n } = e.heroes[t];
	if (n === null) return [];
	let r = ms(e, n, L(e.heroes[t]));
	return D.flatMap((t) => {
		let i = r.costs[t];
		return i === -1 || t === n ? [] : {
			cell: t,
			cost: i,
			path: Nr(r, t).slice(1),
			wakes: fs(e, t),
			opens: ps(e, t)
		};
	});
}
// games/manticore/rules/facts.ts
function xs(e) {
	let t = Ss(e), n = pr(t), r = n !== void 0 && I(t, n.seat) ? n : null;
	return {
		heroes: T(t.seats, (e) => Cs(t, e)),
		foes: Object.fromEntries(Ts(t).map((e) => [e, Es(t, e)])),
		stacks: Object.fromEntries(E.map((e) => [e, Ds(t, e)])),
		walks: To(t),
		reach: r === null ? [] : bs(t, r.seat),
		attacks: r === null ? [] : Ma(t, r),
		duel: La(t),
		threats: rs(t),
		clock: ls(t),
		practice: Hi(t),
		wakingCells: aa(t) ? [...Jr] : [],
		cardsLeft: Ra(t)
	};
}
function Ss(e) {
	let t = { ...e.stacks };
	for (let n of E) {
		if (ai(e, n)) continue;
		let { kind: r, ...i } = t[n];
		t[n] = {
			...i,
			kind: {
				...r,
				secret: [ri(n) === "physical" ? "sword" : "amulet"]
			}
		};
	}
	let n = { ...e.monsters };
	for (let e of A) n[e] = {
		...n[e],
		carries: n[e].carries.filter((e) => e.is === "open")
	};
	return {
		...e,
		stacks: t,
		monsters: n
	};
}
function Cs(e, t) {
	let n = e.heroes[t], r = (n) => {
		let { base: r, power: i, artifact: a } = Si(e, t, n);
		return {
			base: r,
			power: i,
			artifact: a,
			burden: 0,
			total: r + i + a
		};
	};
	return {
		index: br(n),
		left: L(n),
		initiative: ws(n),
		magicAttack: r("magicAttack"),
		magicDefense: r("magicDefense"),
		close: r("close"),
		defense: r("defense"),
		shooting: r("shooting")
	};
}
var ws = (e) => ({
	base: gr(e, "initiative"),
	power: e.power.initiative,
	artifact: yr(e),
	burden: e.bag.length,
	total: br(e)
}), Ts = (e) => [...fi(e), "manticore"];
function Es(e, t) {
	let n = (n) => {
		let { base: r, artifact: i } = Si(e, t, n);
		return r + i;
	};
	return {
		life: Di(e, t),
		fullLife: Oi(e, t),
		initiative: t === "manticore" ? 1 : vi(e, t),
		magicAttack: n("magicAttack"),
		magicDefense: n("magicDefense"),
		close: n("close"),
		defense: n("defense"),
		shooting: n("shooting")
	};
}
function Ds(e, t) {
	return {
		family: ri(t),
		kind: ai(e, t) ? q(e, t) : null,
		tokens: ai(e, t) ? ti(e, t) : null,
		height: e.stacks[t].ranks.length
	};
}
// games/manticore/rules/invariants.ts
var Os = {}, ks = za.flatMap((e) => Array($[e].copies).fill(e)), As = (e) => $[e].monster === null && e !== "awakening", js = 18;
function Ms(e) {
	let t = e.options.calmStart === "on" ? Ns(e) : h(e, [...ks]);
	if (e.options.scenario === "base") return t;
	let n = h(e, [...t.slice(js), "awakening"]);
	return [...t.slice(0, js), ...n];
}
function Ns(e) {
	let t = h(e, ks.filter(As)), n = ks.filter((e) => !As(e));
	return [...t.slice(0, 8), ...h(e, [...t.slice(8), ...n])];
}
var Ps = (e) => ks.length + +(e.options.scenario === "awakening") - e.roadPile.secret.length;
function Fs(e, t, n) {
	return e.options.calmStart === "on" && n < 8 ? As(t) : t !== "awakening" || n >= js;
}
function Is(e, t, n) {
	let { secret: r } = e.roadPile, i = Ps(e);
	for (let t = r.length - 1; t > 0; t--) {
		let a = i + r.length - 1 - t;
		if (a >= js) return;
		let o = r[t];
		if (Fs(e, o, a)) continue;
		let s = r.flatMap((n, r) => r < t && Fs(e, n, a) ? r : []), c = s[n(s.length)] ?? t;
		r[t] = r[c], r[c] = o;
	}
}
// games/manticore/rules/setup.ts
function Ls(e, t) {
	let n = Rs(t);
	return {
		round: 0,
		order: [...e.seats],
		heroes: T(e.seats, (e) => zs(n[e] ?? null)),
		monsters: Object.fromEntries(A.map((e) => [e, Bs()])),
		manticore: {
			life: dr[e.seats.length].life,
			step: 0,
			wokeIn: null
		},
		roads: T(D, () => null),
		roadPile: me("roads", Ms(e).reverse()),
		stacks: Vs(e),
		ground: [],
		combatDeck: me("combat", h(e, [...nr])),
		combatDiscard: [],
		outOfGame: {
			roads: [],
			tokens: []
		},
		ending: null
	};
}
function Rs(e) {
	let t = [];
	for (let n of e) {
		let e = Bn.find((e) => e === n) ?? null, r = e !== null && t.some((t) => t !== null && zn[t] === zn[e]);
		t.push(r ? null : e);
	}
	return t;
}
function zs(e) {
	return {
		hero: e ?? "radan",
		isEnlisted: e !== null,
		cell: null,
		life: 10,
		power: {
			initiative: 0,
			defense: 0,
			attack: 0,
			shooting: 0,
			magic: 0
		},
		unassigned: 0,
		worn: {
			sword: null,
			bow: null,
			shield: null,
			boots: null,
			amulet: null,
			helmet: null
		},
		spells: {
			iceBoulder: null,
			fireball: null
		},
		bag: [],
		bootsWork: !1,
		spent: 0,
		isDone: !1
	};
}
var Bs = () => ({
	is: "waiting",
	cell: null,
	damage: 0,
	carries: [],
	looted: [],
	appearedIn: 0,
	enteredIn: null,
	restsFor: null
});
function Vs(e) {
	let t = e.options.hiddenArtifacts === "on" && !Q(e), n = Object.fromEntries(rr.map((e) => [j[e].home, e]));
	if (t) for (let t of ["magical", "physical"]) Hs(e, n, t);
	let r = (r) => {
		let i = n[r], a = Us(e, i), o = me(`${j[i].family} stacks of ${a}`, [i]);
		return t || ge(o), {
			kind: o,
			isOpen: !t,
			ranks: Array.from({ length: a }, (e, t) => t)
		};
	};
	return Object.fromEntries(E.map((e) => [e, r(e)]));
}
function Hs(e, t, n) {
	let r = E.filter((e) => j[t[e]].family === n), i = h(e, r.map((e) => t[e]));
	for (let [e, n] of r.entries()) t[n] = i[e];
}
function Us(e, t) {
	if (t === "fireball" || t === "iceBoulder") return 3;
	let n = e.options.magicStacks === "box" && j[t].family === "magical", r = Q(e) ? F[t].length : e.seats.length;
	return n ? Math.min(r, 3) : r;
}
var Ws = (e) => rr.flatMap((t) => F[t].slice(0, Us(e, t))), Gs = B("arming", { gear: {
	rule: "MC-3.6",
	ask: (e, t) => t.waiting[0] ?? null,
	idle: () => ({ type: "ready" }),
	actions: {
		arm: {
			offer: (e, t, n) => ({ token: b(Ws(e), (t) => Ks(e, n, t)) }),
			take(e, t, n, { token: r }) {
				return K(e, "armed", {
					seat: n,
					token: r,
					returned: Js(e, e.heroes[n], r)
				}), W;
			}
		},
		ready: {
			offer: () => ({}),
			take(e, t, n) {
				return t.waiting.shift(), K(e, "madeReady", { seat: n }), W;
			}
		}
	}
} });
function Ks(e, t, n) {
	let r = e.seats.find((t) => qs(e.heroes[t], n) === n);
	return r === void 0 ? null : r === t ? G("MC-7.2", "wornAlready", { token: n }) : G("MC-7.2", "takenBy", {
		token: n,
		by: r
	});
}
function qs(e, t) {
	return N(t) ? e.spells[M[t].kind] : e.worn[M[t].kind];
}
function Js(e, t, n) {
	let { home: r } = j[M[n].kind], i = qs(t, n);
	return ci(e, r, n), i !== null && si(e, r, i), N(n) ? t.spells = {
		...t.spells,
		[M[n].kind]: n
	} : t.worn = {
		...t.worn,
		[M[n].kind]: n
	}, i;
}
// games/manticore/rules/phases/battle.ts
var Ys = B("battle", {
	open(e, t) {
		let { attacker: n, defender: r, kind: i, rule: a, why: o, course: s } = t;
		for (let t of [n, r]) t.is === "foe" && t.foe !== "manticore" && Yo(e, t.foe);
		K(e, "attacked", {
			attacker: n,
			defender: r,
			kind: i,
			rule: a,
			why: o,
			course: s
		}), r.is === "foe" && r.foe === "manticore" && n.is === "heroes" && oa(e, "attacked", n.lead);
	},
	attack: {
		call: "duel",
		with: (e, t) => Xs({
			...t,
			isResponse: !1
		}),
		then: (e, t, { fallen: n }) => Zs(e, t, n)
	},
	spoils: {
		call: "spoils",
		with: (e, t) => $s(e, t),
		then: () => H("spoils")
	},
	response: {
		call: "duel",
		with(e, t) {
			let [n, r] = [ki(e, t.defender), ki(e, t.attacker)];
			return n === null || r === null ? null : (K(e, "responded", {
				attacker: n,
				defender: r
			}), Xs({
				attacker: n,
				defender: r,
				kind: null,
				isResponse: !0
			}));
		},
		then: (e, t, { fallen: n }) => Zs(e, t, n)
	},
	responseSpoils: {
		call: "spoils",
		with: (e, t) => $s(e, t),
		then: () => H("responseSpoils")
	}
}), Xs = ({ attacker: e, defender: t, kind: n, isResponse: r }) => ({
	attacker: e,
	defender: t,
	kind: n,
	isResponse: r,
	casters: [],
	cast: [],
	countered: [],
	stance: null
});
function Zs(e, t, n) {
	for (let r of n) {
		let n = Qs(t.attacker, r) ? t.defender : t.attacker;
		if (r === "manticore") {
			n.is === "heroes" && Xi(e, va(e, n, t.plan));
			return;
		}
		if (ca(e, r, X(ki(e, n) ?? n)), n.is === "heroes" && r === Hi(e)) return ea(e, n.seats);
		n.is === "heroes" ? t.kills.push({
			victim: r,
			by: n
		}) : ua(e, r);
	}
	Zi(e);
}
var Qs = (e, t) => X(e).includes(t);
function $s(e, t) {
	let n = t.kills.shift();
	if (n === void 0 || n.by.is !== "heroes") return null;
	let { rule: r, ...i } = ga(e, n.victim, n.by, t.plan);
	return i.points.length > 0 && K(e, "pointsWon", {
		victim: n.victim,
		points: [...i.points],
		rule: r
	}), i;
}
// games/manticore/rules/combat-deck.ts
function ec(e, t) {
	let n = e.options.combatDeck === "replace" ? tc(e) : nc(e);
	return K(e, "cardDrawn", {
		card: n,
		kind: tr[n],
		side: t
	}), tr[n];
}
var tc = (e) => nr[ce(e, nr.length)];
function nc(e) {
	e.combatDeck.secret.length === 0 && (_e(e, e.combatDeck, e.combatDiscard), e.combatDiscard = [], K(e, "combatReshuffled", {}));
	let t = he(e.combatDeck);
	if (t === null) throw Error("there are always combat cards");
	return e.combatDiscard.push(t), t;
}
// games/manticore/rules/gear.ts
var rc = [
	"slot",
	"swap",
	"bag"
], ic = (e, t) => b(rc, (n) => ac(e, t, n));
function ac(e, t, n) {
	if (N(t)) {
		let { kind: r } = M[t];
		return n === "slot" ? e.spells[r] === null ? null : G("MC-5.7", "slotFull", { kind: r }) : G("MC-5.6", "noBagForSpells", {});
	}
	let { kind: r } = M[t], i = e.worn[r] !== null;
	return n === "slot" ? i ? G("MC-7.2", "slotFull", { kind: r }) : null : n === "swap" && !i ? G("MC-7.2", "slotEmpty", { kind: r }) : oc(e, 1 + (n === "swap" && r === "boots" ? yr(e) : 0));
}
function oc(e, t) {
	let n = br(e) - t;
	return n < 1 ? G("MC-R11", "tooHeavy", { index: n }) : null;
}
function sc(e, t, n) {
	return n === "bag" ? (e.bag.push(t), {
		place: n,
		stowed: null
	}) : {
		place: n,
		stowed: cc(e, t)
	};
}
function cc(e, t) {
	let { kind: n } = M[t], r = e.worn[n];
	return r !== null && e.bag.push(r), e.worn[n] = t, n === "boots" && (e.bootsWork = !1), r;
}
function lc(e, t) {
	let { kind: n } = M[t];
	e.worn[n] === t ? (e.worn[n] = null, n === "boots" && (e.bootsWork = !1)) : e.bag.splice(e.bag.indexOf(t), 1);
}
function uc(e, t) {
	let { kind: n } = M[t];
	return e.worn[n] === t ? n === "boots" && e.bootsWork ? vr(t) : 0 : -1;
}
var dc = (e) => ["iceBoulder", "fireball"].filter((t) => e.spells[t] !== null), fc = B("duel", {
	drawCard(e, t) {
		return t.kind ??= ec(e, t.attacker), t.kind === "magic" ? (t.attacker.is === "foe" ? t.cast = gc(e, t.attacker.foe, ar, "attack") : t.casters = t.attacker.seats.filter((t) => dc(e.heroes[t]).length > 0), U) : H("prepare");
	},
	spells: {
		rule: "MC-9.4",
		ask: (e, t) => t.casters[0] ?? null,
		idle: () => ({
			type: "cast",
			spells: []
		}),
		actions: { cast: {
			offer(e, t, n) {
				let r = dc(e.heroes[n]);
				return { spells: ot(r, 0, r.length) };
			},
			take(e, t, n, { spells: r }) {
				t.casters.shift();
				let i = hc(e, n, r, "attack");
				return i !== null && t.cast.push(i), W;
			}
		} }
	},
	prepareCounters(e, t) {
		if (t.cast.length === 0) return H("prepare");
		let n = mc(t);
		return t.defender.is === "foe" ? t.countered = gc(e, t.defender.foe, n, "counter") : t.casters = t.defender.seats.filter((t) => dc(e.heroes[t]).some((e) => n.includes(e))), U;
	},
	counters: {
		rule: "MC-9.5",
		ask: (e, t) => t.casters[0] ?? null,
		idle: () => ({
			type: "cast",
			spells: []
		}),
		actions: { cast: {
			offer(e, t, n) {
				let r = mc(t), { one: i, not: a } = b(dc(e.heroes[n]), (e) => r.includes(e) ? null : G("MC-9.5", "spellNotOpposite", { spell: e }));
				return { spells: {
					some: i,
					atLeast: 0,
					atMost: i.length,
					...a !== void 0 && { not: a }
				} };
			},
			take(e, t, n, { spells: r }) {
				t.casters.shift();
				let i = hc(e, n, r, "counter");
				return i !== null && t.countered.push(i), W;
			}
		} }
	},
	prepare(e, t) {
		t.kind === "close" && t.defender.is === "foe" && (t.stance = "fight");
	},
	stance: {
		rule: "MC-10.1",
		ask: (e, t) => t.kind === "close" && t.stance === null && t.defender.is === "heroes" ? Ai(t.defender) : null,
		idle: (e, t) => Y(e, t.defender, "close").sum > Y(e, t.defender, "defense").sum ? { type: "fight" } : { type: "cover" },
		actions: {
			fight: {
				offer: () => ({}),
				take: (e, t, n) => pc(e, t, n, "fight")
			},
			cover: {
				offer: () => ({}),
				take: (e, t, n) => pc(e, t, n, "cover")
			}
		}
	},
	clash(e, t) {
		let n = t.kind ?? "close", r = Y(e, t.attacker, bi(n), t.cast), i = Y(e, t.defender, xi(n, t.stance), t.countered), a = {
			attacker: le(e),
			defender: le(e)
		}, [o, s] = [r.sum + a.attacker, i.sum + a.defender], c = n === "magic" || n === "close" && t.stance === "fight" ? Math.abs(o - s) : Math.max(0, o - s), l = c === 0 ? null : o > s ? t.defender : t.attacker;
		if (K(e, "clashed", {
			kind: n,
			stance: t.stance,
			isResponse: t.isResponse,
			attacker: {
				...r,
				die: a.attacker,
				total: o
			},
			defender: {
				...i,
				die: a.defender,
				total: s
			},
			loser: l,
			damage: c
		}), l === null) return V({ fallen: [] });
		let u = X(l === t.defender ? t.attacker : t.defender);
		for (let t of X(l)) sa(e, t, c, u);
		return V({ fallen: X(l).filter((t) => Di(e, t) === 0) });
	}
});
function pc(e, t, n, r) {
	return t.stance = r, K(e, "stanceTaken", {
		seat: n,
		stance: r,
		heroes: t.defender.is === "heroes" ? t.defender.seats : []
	}), U;
}
var mc = (e) => e.cast.flatMap(({ spells: e }) => e.map((e) => ur[M[e].kind]));
function hc(e, t, n, r) {
	let { spells: i } = e.heroes[t], a = n.map((e) => i[e]).filter((e) => e !== null);
	for (let e of n) i[e] = null;
	return _c(e, t, a, r);
}
function gc(e, t, n, r) {
	if (t === "manticore") return [];
	let i = gi(e, t).filter((e) => n.includes(M[e].kind)), a = e.monsters[t];
	a.carries = a.carries.filter((e) => e.is === "hidden" || !i.some((t) => t === e.token));
	let o = _c(e, t, i, r);
	return o === null ? [] : [o];
}
function _c(e, t, n, r) {
	return n.length === 0 ? null : (e.outOfGame.tokens.push(...n), K(e, "cast", {
		who: t,
		spells: n,
		isCounter: r === "counter"
	}), {
		who: t,
		spells: n
	});
}
// games/manticore/rules/phases/game.ts
var vc = B("game", {
	settleOrder(e) {
		let t = e.options.turnOrder, n = t === "roll" ? yc(e) : [];
		t === "random" && h(e, e.order), K(e, "orderSet", {
			how: t,
			order: [...e.order],
			rolls: n
		});
	},
	muster: {
		call: "muster",
		with(e) {
			let t = e.order.find((t) => e.heroes[t].cell === null);
			return t === void 0 ? null : { seat: t };
		},
		then: () => H("muster")
	},
	pave: {
		call: "paving",
		with(e) {
			if (Q(e)) return null;
			let t = Ps(e);
			return (e.options.scenario === "awakening" ? t >= 12 : e.roadPile.secret.length === 0) ? null : {
				seat: e.order[t % e.order.length],
				token: null
			};
		},
		then: () => H("pave")
	},
	arm: {
		call: "arming",
		with: (e) => Q(e) ? { waiting: [...e.order] } : null
	},
	meetFoe(e) {
		Q(e) && Ji(e);
	},
	rounds: {
		call: "round",
		with: () => ({ living: [] }),
		then: () => H("rounds")
	}
});
function yc(e) {
	let t = e.seats.map(() => []), n = (r) => {
		if (r.length < 2) return r;
		let i = r.map((t) => ({
			seat: t,
			die: le(e)
		}));
		for (let { seat: e, die: n } of i) t[e]?.push(n);
		return [...new Set(i.map(({ die: e }) => e))].sort((e, t) => t - e).flatMap((e) => n(i.filter(({ die: t }) => t === e).map(({ seat: e }) => e)));
	};
	return e.order = n([...e.seats]), t;
}
// games/manticore/rules/phases/gift.ts
var bc = B("gift", { answer: {
	rule: "MC-6.1",
	ask: (e, t) => t.receiver,
	idle: (e, t) => e.heroes[t.receiver].worn[M[t.artifact].kind] === null ? {
		type: "accept",
		place: "slot"
	} : { type: "refuse" },
	actions: {
		accept: {
			offer: (e, t, n) => ({ place: ic(e.heroes[n], t.artifact) }),
			take(e, t, n, { place: r }) {
				let i = e.heroes[t.giver];
				i.spent += 1, lc(i, t.artifact);
				let a = sc(e.heroes[n], t.artifact, r);
				return K(e, "gave", {
					seat: t.giver,
					to: n,
					artifact: t.artifact,
					...a
				}), V();
			}
		},
		refuse: {
			offer: () => ({}),
			take(e, t, n) {
				return pr(e)?.refused.push({
					seat: n,
					artifact: t.artifact
				}), K(e, "giftRefused", {
					seat: t.giver,
					to: n,
					artifact: t.artifact
				}), V();
			}
		}
	}
} }), xc = {
	firstPoint: null,
	secondPoint: null,
	artifact: null,
	blow: null
}, Sc = B("joint", {
	answers: {
		rule: "MC-14.1",
		ask: (e, t) => t.asked,
		idle: () => ({ type: "decline" }),
		actions: {
			join: {
				offer: () => ({}),
				take(e, t, n) {
					return t.asked = t.asked.filter((e) => e !== n), t.joined.push(n), K(e, "joined", {
						seat: n,
						target: t.target
					}), t.asked.length > 0 ? W : U;
				}
			},
			decline: {
				offer: () => ({}),
				take(e, t, n) {
					return t.asked = t.asked.filter((e) => e !== n), t.declined.push(n), pr(e)?.declined.push({
						seat: n,
						target: t.target
					}), K(e, "declined", {
						seat: n,
						target: t.target
					}), t.asked.length > 0 ? W : U;
				}
			}
		}
	},
	decision: {
		rule: "MC-R45",
		ask: (e, t) => t.declined.length > 0 ? t.seat : null,
		idle: () => ({ type: "callOff" }),
		actions: {
			goOn: {
				offer: () => ({}),
				take: () => H("strike")
			},
			callOff: {
				offer: () => ({}),
				take(e, t) {
					return K(e, "jointCalledOff", {
						seat: t.seat,
						target: t.target
					}), V();
				}
			}
		}
	},
	strike(e, t) {
		pr(e)?.attacked.push(t.target);
		let n = hr(e, [t.seat, ...t.joined]);
		for (let t of n) e.heroes[t].spent += 1;
		return $r("battle", wc(t, {
			seats: n,
			plan: Cc(t)
		}));
	}
}), Cc = (e) => Object.values(e.plan).some((t) => t !== null && e.declined.includes(t)) ? xc : e.plan;
function wc({ seat: e, target: t, kind: n }, { seats: r, plan: i }) {
	return {
		attacker: {
			is: "heroes",
			seats: r,
			lead: e
		},
		defender: typeof t == "number" ? {
			is: "heroes",
			seats: [t],
			lead: t
		} : {
			is: "foe",
			foe: t
		},
		kind: n,
		plan: i,
		rule: r.length > 1 ? "MC-14.1" : "MC-12.1",
		why: "choice",
		course: null,
		kills: []
	};
}
// games/manticore/rules/phases/monsters.ts
var Tc = B("monsters", {
	lineUp(e, t) {
		t.queue = fi(e).sort((t, n) => Ec(e, t) - Ec(e, n)), t.queue.length > 0 && K(e, "monstersBegan", { queue: [...t.queue] });
	},
	act: {
		call: "monster",
		with(e, t) {
			t.queue = t.queue.filter((t) => e.monsters[t].is === "alive");
			let n = t.queue.shift();
			return n === void 0 ? null : {
				monster: n,
				points: vi(e, n),
				prey: null
			};
		},
		then: () => H("act")
	},
	restore(e) {
		let t = fi(e).filter((t) => e.monsters[t].damage > 0);
		for (let n of t) e.monsters[n].damage = 0;
		return t.length > 0 && K(e, "monstersRestored", { monsters: t }), V();
	}
});
function Ec(e, t) {
	let { cell: n } = e.monsters[t];
	return n === null ? 0 : z[n];
}
var Dc = B("monster", {
	spend(e, t) {
		let n = t.monster;
		if (t.points === 0 || e.monsters[n].is !== "alive") return V();
		--t.points;
		let r = Io(e, n), i = kc(e, n, r.act.is === "stay" ? r.why : null);
		if (r.act.is === "attack") {
			let { prey: n } = r.act;
			return t.prey = {
				seat: n,
				cell: zi(e, n) ?? r.from
			}, H("attack");
		}
		let a = e.events === null ? null : Wo(e, r);
		return r.act.is === "stay" ? (a !== null && i && K(e, "monsterStayed", {
			...a,
			monster: n,
			cell: r.from
		}), V()) : (a !== null && K(e, "monsterMoved", {
			...a,
			monster: n,
			from: r.from,
			to: r.act.to
		}), Go(e, n, r.act.to), J(e, n) ? V() : H("spend"));
	},
	attack: {
		call: "battle",
		with(e, t) {
			if (t.prey === null) return null;
			let n = Io(e, t.monster);
			return {
				attacker: {
					is: "foe",
					foe: t.monster
				},
				defender: {
					is: "heroes",
					seats: [t.prey.seat],
					lead: t.prey.seat
				},
				kind: null,
				plan: null,
				rule: n.rule,
				why: n.why,
				course: e.events === null ? null : Wo(e, n),
				kills: []
			};
		},
		then(e, t) {
			let n = J(e, t.monster);
			return t.prey !== null && Ac(e, t.monster, t.prey), t.prey = null, J(e, t.monster) && !n && (t.points = 0), H("spend");
		}
	}
}), Oc = ["static", "inCity"];
function kc(e, t, n) {
	let r = e.monsters[t], i = r.restsFor;
	return r.restsFor = Oc.includes(n) ? n : null, r.restsFor === null || r.restsFor !== i;
}
function Ac(e, t, n) {
	let r = zi(e, t);
	r === null || I(e, n.seat) || !ui(t) || J(e, t) || Q(e) || (K(e, "monsterMoved", {
		rule: "MC-20.7",
		why: "follow",
		goal: [n.cell],
		location: null,
		path: [r, n.cell],
		passedOver: [],
		monster: t,
		from: r,
		to: n.cell
	}), Go(e, t, n.cell));
}
// games/manticore/rules/phases/muster.ts
var jc = B("muster", {
	hero: {
		rule: "MC-1.24",
		ask: (e, t) => e.heroes[t.seat].isEnlisted ? null : t.seat,
		idle: (e) => ({
			type: "enlist",
			hero: Bn.find((t) => Mc(e, t) === null) ?? "radan"
		}),
		actions: { enlist: {
			offer: (e) => ({ hero: b(Bn, (t) => {
				let n = Mc(e, t);
				return n === null ? null : G("MC-R62", "classTaken", {
					hero: t,
					by: n
				});
			}) }),
			take(e, t, n, { hero: r }) {
				return e.heroes[n].hero = r, e.heroes[n].isEnlisted = !0, U;
			}
		} }
	},
	announce(e, t) {
		K(e, "enlisted", {
			seat: t.seat,
			hero: e.heroes[t.seat].hero
		});
	},
	startCell: {
		rule: "MC-1.24",
		ask: (e, t) => t.seat,
		idle: (e) => ({
			type: "standOn",
			cell: Zn.find((t) => Ii(e, t) === null) ?? Jn
		}),
		actions: { standOn: {
			offer: (e, t, n) => ({ cell: b(Zn, (t) => {
				let r = Ii(e, t);
				return r === null ? qi(e, n, t) : G("MC-R70", "occupied", {
					cell: t,
					by: r
				});
			}) }),
			take(e, t, n, { cell: r }) {
				return e.heroes[n].cell = r, K(e, "stoodOn", {
					seat: n,
					cell: r
				}), V();
			}
		} }
	}
});
function Mc(e, t) {
	return e.seats.find((n) => e.heroes[n].isEnlisted && zn[e.heroes[n].hero] === zn[t]) ?? null;
}
// games/manticore/rules/phases/paving.ts
var Nc = {
	city: "MC-2.6",
	location: "MC-2.4",
	road: "MC-2.5",
	forced: "MC-R18"
}, Pc = B("paving", {
	turnUp(e, t) {
		let n = he(e.roadPile);
		return n === null ? V() : (t.token = n, K(e, "tokenTurned", {
			seat: t.seat,
			token: n,
			left: e.roadPile.secret.length
		}), n === "awakening" && oa(e, "token", t.seat), po(e, n) ? U : Fc(e, t.seat, n));
	},
	lay: {
		rule: "MC-2.3",
		ask: (e, t) => t.seat,
		idle: (e, t) => ({
			type: "lay",
			...So(e, t.token ?? "straight")
		}),
		actions: { lay: {
			offer: (e, t) => _o(e, t.token ?? "straight"),
			take(e, t, n, { cell: r, rotation: i }) {
				return Ic(e, t.seat, Ka(t.token ?? "straight", i), r), V();
			}
		} }
	}
});
function Fc(e, t, n) {
	let r = xo(e);
	if (r !== null) Ic(e, t, Ka(n, 0), r);
	else {
		let r = Rc(e, n);
		r !== null && (e.monsters[r].is = "unused"), e.outOfGame.roads.push(n), K(e, "tokenRemoved", {
			seat: t,
			token: n,
			monster: r
		});
	}
	return V();
}
function Ic(e, t, n, r) {
	e.events !== null && Lc(e, t, n, r), e.roads[r] = n;
	let i = Rc(e, n.token);
	i !== null && (Object.assign(e.monsters[i], {
		is: "alive",
		cell: r,
		appearedIn: e.round
	}), K(e, "monsterAppeared", {
		monster: i,
		cell: r
	}));
}
function Lc(e, t, n, r) {
	let i = uo(e, n.token).find((e) => e.cell === r)?.by ?? "forced", a = Ya(e);
	a[r] = n.exits;
	let o = R[r].filter((e) => Xa(a, r, e.cell, e.direction)).map((e) => e.cell);
	K(e, "tokenLaid", {
		seat: t,
		token: n.token,
		rotation: n.rotation,
		cell: r,
		joins: o,
		by: i,
		rule: Nc[i]
	});
}
function Rc(e, t) {
	let n = $[t].monster;
	return A.find((t) => $n[t] === n && e.monsters[t].is === "waiting") ?? null;
}
// games/manticore/rules/phases/round.ts
var zc = B("round", {
	begin(e, t) {
		e.round += 1, t.living = mr(e), K(e, "roundBegan", { round: e.round });
		for (let n of t.living) e.heroes[n].spent = 0, e.heroes[n].isDone = !1, Bc(e, n);
	},
	heroTurns: {
		call: "turn",
		with(e, t) {
			let n = e.order.find((t) => I(e, t) && !e.heroes[t].isDone);
			return n === void 0 ? null : {
				seat: n,
				toLay: Vc(e, t.living, n),
				attacked: [],
				declined: [],
				refused: []
			};
		},
		then: () => H("heroTurns")
	},
	monstersTurn: {
		call: "monsters",
		with: () => ({ queue: [] })
	},
	manticoresTurn: {
		call: "manticore",
		with: () => ({ prey: null })
	},
	cityDamage(e) {
		let t = A.filter((t) => {
			let { is: n, enteredIn: r } = e.monsters[t];
			return n === "alive" && r !== null && r < e.round;
		});
		if (t.length === 0) return;
		let n = 1 * t.length;
		K(e, "cityDamaged", {
			monsters: t,
			damage: n
		}), ma(e, n, []);
	},
	end(e) {
		return pi(e) && e.round === 5 && oa(e, "fifthRound", null), $i(e), V();
	}
});
function Bc(e, t) {
	let n = e.heroes[t];
	n.bootsWork || n.worn.boots === null || (n.bootsWork = !0, K(e, "bootsWork", {
		seat: t,
		boots: n.worn.boots,
		index: br(n)
	}));
}
function Vc(e, t, n) {
	if (e.options.scenario === "base" || Q(e)) return 0;
	let r = t.indexOf(n) < 6 % t.length;
	return Math.floor(6 / t.length) + +!!r;
}
// games/manticore/rules/power.ts
function Hc(e, t, n) {
	let r = e.heroes[t];
	--r.unassigned, r.power[n] += 1, K(e, "pointAssigned", {
		seat: t,
		to: n,
		now: r.power[n]
	});
}
// games/manticore/rules/phases/spoils.ts
var Uc = B("spoils", {
	award(e, t) {
		for (let n of t.points) e.heroes[n].unassigned += 1;
	},
	points: {
		rule: "MC-R9",
		ask: (e, t) => t.points[0] ?? null,
		idle: () => ({ type: "keep" }),
		actions: {
			assign: {
				offer: () => ({ to: b(Ln) }),
				take(e, t, n, { to: r }) {
					return t.points.shift(), Hc(e, n, r), W;
				}
			},
			keep: {
				offer: () => ({}),
				take(e, t, n) {
					return t.points.shift(), K(e, "pointKept", {
						seat: n,
						unassigned: e.heroes[n].unassigned
					}), W;
				}
			}
		}
	},
	loot: {
		rule: "MC-5.10",
		ask: (e, t) => t.looter !== null && fa(e, t.victim).length > 0 ? t.looter : null,
		idle(e, t, n) {
			let [r] = fa(e, t.victim).filter((t) => e.heroes[n].worn[M[t].kind] === null).sort((e, t) => M[t].strength - M[e].strength);
			return r === void 0 ? { type: "leaveLoot" } : {
				type: "takeLoot",
				artifact: r,
				place: "slot"
			};
		},
		actions: {
			takeLoot: {
				offer(e, t, n) {
					let r = fa(e, t.victim);
					return r.length === 0 ? G("MC-5.10", "nothingToLoot", {}) : r.map((t) => ({
						artifact: b([t]),
						place: ic(e.heroes[n], t)
					}));
				},
				take(e, t, n, { artifact: r, place: i }) {
					return Wc(e, t.victim, r), K(e, "looted", {
						seat: n,
						victim: t.victim,
						artifact: r,
						...sc(e.heroes[n], r, i)
					}), U;
				}
			},
			leaveLoot: {
				offer: () => ({}),
				take(e, t, n) {
					return K(e, "lootLeft", {
						seat: n,
						victim: t.victim
					}), U;
				}
			}
		}
	},
	clear(e, t) {
		return ua(e, t.victim), V();
	}
});
function Wc(e, t, n) {
	typeof t == "number" ? lc(e.heroes[t], n) : t !== "manticore" && (e.monsters[t].carries = e.monsters[t].carries.filter((e) => e.is === "hidden" || e.token !== n));
}
// games/manticore/rules/healing.ts
function Gc(e, t) {
	let n = L(e.heroes[t]), r = Math.floor(n / 2);
	if (r === 0) return G("MC-17.1", "tooFewPoints", {
		needs: 2,
		left: n
	});
	let i = fr(e.heroes[t]) === Vn, a = xa(e, t), o = (i ? [t, ...a] : [t]).map((t) => {
		let i = 10 - e.heroes[t].life, a = (i <= r ? G("MC-17.3", "fullLife", { hero: t }) : null) ?? G("MC-17.1", "tooFewPoints", {
			needs: (r + 1) * 2,
			left: n
		});
		return {
			patient: b([t], () => i > 0 ? null : G("MC-17.3", "fullLife", { hero: t })),
			life: at(1, Math.min(r, i), { above: a })
		};
	});
	if (i || a.length === 0) return o;
	let s = b(a, () => G("MC-17.2", "notAHealer", { hero: t }));
	return [...o, {
		patient: s,
		life: at(1, r)
	}];
}
function Kc(e, t, n, r) {
	let i = r * 2;
	e.heroes[t].spent += i, e.heroes[n].life += r, K(e, "healed", {
		seat: t,
		patient: n,
		life: r,
		cost: i,
		now: e.heroes[n].life
	});
}
// games/manticore/rules/phases/turn-attacks.ts
var qc = {
	attack: {
		offer: (e, t, n) => Ea(e, t, n),
		take(e, t, n, { target: r, kind: i }) {
			return e.heroes[n].spent += 1, t.attacked.push(r), Qr("battle", wc({
				seat: n,
				target: r,
				kind: i === "card" ? null : i
			}, {
				seats: [n],
				plan: null
			}));
		}
	},
	attackTogether: {
		offer: (e, t, n) => ka(e, t, n),
		check(e, t, n, { helpers: r, firstPoint: i, secondPoint: a, artifact: o, blow: s }) {
			let c = (e) => e === null || e === n || r.includes(e), l = [
				i,
				a,
				o,
				s
			].find((e) => !c(e)) ?? null;
			return l === null ? null : G("MC-R72", "notOfTheGroup", { hero: l });
		},
		take(e, t, n, { target: r, kind: i, helpers: a, firstPoint: o, secondPoint: s, artifact: c, blow: l }) {
			let u = {
				firstPoint: o,
				secondPoint: s,
				artifact: c,
				blow: l
			}, d = i === "card" ? null : i, f = e.order.filter((e) => a.includes(e));
			return K(e, "jointProposed", {
				seat: n,
				target: r,
				kind: d,
				helpers: f,
				plan: u
			}), Qr("joint", {
				seat: n,
				target: r,
				kind: d,
				plan: u,
				asked: f,
				joined: [],
				declined: []
			});
		}
	}
}, Jc = {
	take: {
		offer(e, t, n) {
			let r = e.heroes[n], i = r.cell === null ? null : Zr(r.cell);
			if (i === null) return G("MC-5.1", "noStackHere", {});
			let a = ti(e, i);
			return a.length === 0 ? G("MC-5.1", "stackIsEmpty", { location: i }) : a.map((e) => ({
				token: b([e]),
				place: ic(r, e)
			}));
		},
		take(e, t, n, { token: r, place: i }) {
			let a = e.heroes[n], o = a.cell === null ? null : Zr(a.cell);
			return o === null || (ci(e, o, r), N(r) ? (a.spells = {
				...a.spells,
				[M[r].kind]: r
			}, K(e, "took", {
				seat: n,
				token: r,
				location: o,
				place: "slot",
				stowed: null
			})) : K(e, "took", {
				seat: n,
				token: r,
				location: o,
				...sc(a, r, i)
			})), W;
		}
	},
	pickUp: {
		offer(e, t, n) {
			let r = e.heroes[n], i = e.ground.filter(({ cell: e }) => e === r.cell).map(({ artifact: e }) => e);
			return i.length === 0 ? G("MC-5.9", "nothingHere", {}) : i.map((e) => ({
				artifact: b([e]),
				place: ic(r, e)
			}));
		},
		take(e, t, n, { artifact: r, place: i }) {
			let a = e.heroes[n];
			return e.ground = e.ground.filter((e) => e.artifact !== r), a.cell !== null && K(e, "pickedUp", {
				seat: n,
				artifact: r,
				cell: a.cell,
				...sc(a, r, i)
			}), W;
		}
	},
	equip: {
		offer(e, t, n) {
			let r = e.heroes[n];
			if (r.bag.length === 0) return G("MC-5.5", "bagEmpty", {});
			let i = (e) => M[e].kind === "boots" && r.bootsWork ? vr(r.worn.boots) : 0;
			return { artifact: b(r.bag, (e) => oc(r, i(e))) };
		},
		take(e, t, n, { artifact: r }) {
			let i = e.heroes[n];
			return i.bag.splice(i.bag.indexOf(r), 1), K(e, "equipped", {
				seat: n,
				artifact: r,
				stowed: cc(i, r)
			}), W;
		}
	},
	stow: {
		offer(e, t, n) {
			let r = e.heroes[n], i = Sr(r);
			return i.length === 0 ? G("MC-7.7", "nothingWorn", {}) : { artifact: b(i, (e) => oc(r, 1 + uc(r, e))) };
		},
		take(e, t, n, { artifact: r }) {
			return lc(e.heroes[n], r), e.heroes[n].bag.push(r), K(e, "stowed", {
				seat: n,
				artifact: r
			}), W;
		}
	},
	give: {
		offer(e, t, n) {
			let r = e.heroes[n], i = L(r), a = xr(r);
			if (a.length === 0) return G("MC-6.1", "nothingToGive", {});
			if (i < 1) return G("MC-6.4", "tooFewPoints", {
				needs: 1,
				left: i
			});
			let o = xa(e, n);
			return o.length === 0 ? G("MC-6.1", "nobodyBeside", {}) : {
				artifact: b(a, (e) => oc(r, uc(r, e))),
				to: b(o)
			};
		},
		take(e, t, n, { artifact: r, to: i }) {
			return K(e, "giftOffered", {
				seat: n,
				to: i,
				artifact: r
			}), Qr("gift", {
				giver: n,
				receiver: i,
				artifact: r
			});
		}
	},
	drop: {
		offer(e, t, n) {
			let r = e.heroes[n], i = dc(r).flatMap((e) => r.spells[e] ?? []), a = [...xr(r), ...i], o = L(r);
			return a.length === 0 ? G("MC-6.2", "nothingToDrop", {}) : o < 1 ? G("MC-6.4", "tooFewPoints", {
				needs: 1,
				left: o
			}) : { token: b(a, (e) => N(e) ? null : oc(r, uc(r, e))) };
		},
		take(e, t, n, { token: r }) {
			let i = e.heroes[n];
			return i.cell === null || (i.spent += 1, N(r) ? (i.spells = {
				...i.spells,
				[M[r].kind]: null
			}, e.outOfGame.tokens.push(r)) : (lc(i, r), e.ground.push({
				cell: i.cell,
				artifact: r
			})), K(e, "dropped", {
				seat: n,
				token: r,
				cell: i.cell,
				left: L(i)
			})), W;
		}
	}
}, Yc = B("turn", {
	begin(e, t) {
		Bc(e, t.seat), K(e, "turnBegan", {
			seat: t.seat,
			points: L(e.heroes[t.seat])
		});
	},
	layRoads: {
		call: "paving",
		with(e, t) {
			return t.toLay === 0 || e.roadPile.secret.length === 0 ? null : (--t.toLay, {
				seat: t.seat,
				token: null
			});
		},
		then: () => H("layRoads")
	},
	act: {
		rule: "MC-3.7",
		ask: (e, t) => I(e, t.seat) ? t.seat : null,
		idle: () => ({ type: "endTurn" }),
		actions: {
			move: {
				offer: (e, t, n) => hs(e, n),
				take(e, t, n, { to: r }) {
					return ys(e, n, r), W;
				}
			},
			...qc,
			...Jc,
			heal: {
				offer: (e, t, n) => Gc(e, n),
				take(e, t, n, { patient: r, life: i }) {
					return Kc(e, n, r, i), W;
				}
			},
			assign: {
				offer: (e, t, n) => e.heroes[n].unassigned > 0 ? { to: b(Ln) } : G("MC-7.4", "noPoints", {}),
				take(e, t, n, { to: r }) {
					return Hc(e, n, r), W;
				}
			},
			endTurn: {
				offer: () => ({}),
				take: () => U
			}
		}
	},
	end(e, t) {
		let n = e.heroes[t.seat];
		return I(e, t.seat) && K(e, "turnEnded", {
			seat: t.seat,
			unused: L(n)
		}), n.isDone = !0, V();
	}
}), Xc = /* @__PURE__ */ t({ manticore: () => Zc }), Zc = ei({
	id: "manticore",
	version: 1,
	speaks: 1,
	seats: {
		min: 1,
		max: 4
	},
	picks: Bn,
	options: {
		mode: ["coop", "semi"],
		turnOrder: [
			"roll",
			"agreed",
			"random"
		],
		monsters: ["normal", "static"],
		monsterInitiative: [
			"1",
			"2",
			"3",
			"4"
		],
		hiddenArtifacts: ["off", "on"],
		scenario: ["base", "awakening"],
		magicStacks: ["perHero", "box"],
		heroKillPower: [
			"1",
			"0",
			"2"
		],
		fallenHeroLoot: ["lost", "dropped"],
		combatDeck: ["deplete", "replace"],
		monsterBoots: ["inert", "fast"],
		jointFatalBlow: ["trophy", "shared"],
		manticoreSheet: ["scaled", "flat"],
		manticoreMight: [
			"0",
			"-2",
			"-1",
			"+1",
			"+2"
		],
		calmStart: ["off", "on"],
		roundLimit: [
			"40",
			"20",
			"30",
			"60",
			"100"
		],
		practice: [
			"off",
			"hound",
			"gnarl",
			"cinderwing",
			"manticore"
		]
	},
	presets: {
		asPrinted: {},
		firstGame: {
			monsters: "static",
			calmStart: "on"
		},
		swiftMonsters: { monsterInitiative: "2" },
		hiddenArtifacts: { hiddenArtifacts: "on" },
		rivals: { mode: "semi" },
		awakening: { scenario: "awakening" },
		practice: { practice: "hound" }
	},
	setup: Ls,
	opening: () => Qr("game", {}),
	phases: {
		game: vc,
		muster: jc,
		arming: Gs,
		paving: Pc,
		round: zc,
		turn: Yc,
		gift: bc,
		joint: Sc,
		battle: Ys,
		duel: fc,
		spoils: Uc,
		monsters: Tc,
		monster: Dc,
		manticore: Xo
	},
	anytime: {},
	governs: {
		enlist: "MC-1.24",
		standOn: "MC-1.24",
		arm: "MC-5.13",
		ready: "MC-3.8",
		lay: "MC-2.2",
		move: "MC-4.1",
		attack: "MC-12.1",
		attackTogether: "MC-14.1",
		take: "MC-5.1",
		pickUp: "MC-5.9",
		equip: "MC-7.2",
		stow: "MC-5.5",
		give: "MC-6.1",
		drop: "MC-6.2",
		heal: "MC-17.1",
		assign: "MC-7.4",
		endTurn: "MC-3.8",
		accept: "MC-6.1",
		refuse: "MC-6.1",
		join: "MC-14.1",
		decline: "MC-14.1",
		goOn: "MC-R45",
		callOff: "MC-R45",
		cast: "MC-9.4",
		fight: "MC-10.1",
		cover: "MC-10.1",
		keep: "MC-R9",
		takeLoot: "MC-5.10",
		leaveLoot: "MC-5.10"
	},
	facts: xs,
	invariants: Os,
	secrets: {},
	arrange: Is
}), Qc = Fn(Object.values(Xc).find((e) => e?.id === "manticore"));
export { Qc as default };
